/** The pieces that editors of scenarios are made of. They have a door of their own, since few pages need them. */
import './editor.css';

export { EditorBar } from './bar.tsx';
export { changed } from './changed.ts';
export { Contents } from './contents.tsx';
export { useDrafting } from './drafting.ts';
export { Faults } from './faults.tsx';
export { Count, Line, Pick } from './fields.tsx';
export { BoardFrame } from './frame.tsx';
export { Groups } from './groups.tsx';
export { begin, type History, record, redo, undo } from './history.ts';
export { goTo, Part } from './part.tsx';
export { draftFiles, scenarioEditor } from './scenario-editor.ts';
export { stillScene } from './still.ts';
export { TextLines } from './text-lines.tsx';
export { isText, setText, UNNAMED } from './texts.ts';
