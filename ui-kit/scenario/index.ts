/** The pieces that scenarios are shown with. They have a door of their own, since few pages need them. */
import './scenario.css';

export { Contents } from './contents.tsx';
export { draftFiles } from './draft-files.ts';
export { BoardPicture } from './picture.tsx';
export { scenarioPreview } from './preview.ts';
export { staticScene } from './static-scene.ts';
export { isText, textIn, UNNAMED } from './texts.ts';
