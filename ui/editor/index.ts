/** The pieces that editors of scenarios are made of. They have a door of their own, since few pages need them. */
import './editor.css';

export { BarButton, BarLabel } from './bar.tsx';
export { changed } from './changed.ts';
export { EditorDesk } from './desk.tsx';
export { useDrafting } from './drafting.ts';
export { Count, Line, Pick } from './fields.tsx';
export { BoardFrame } from './frame.tsx';
export { Groups } from './groups.tsx';
export { begin, type History, record, redo, undo } from './history.ts';
export { EditorSpot, pointOn, SpotLayer, spotIn, spotSelector } from './layer.tsx';
export { goTo, Part } from './part.tsx';
export { scenarioEditor } from './scenario-editor.ts';
export { TextLines } from './text-lines.tsx';
export { setText } from './texts.ts';
