/** The pieces that editors of scenarios are made of. They have a door of their own, since few pages need them. */
import './editor.css';

export { BarButton, BarLabel } from './bar.tsx';
export { changed } from './changed.ts';
export { useDraftHistory } from './draft-history.ts';
export { NumberField, SelectField, TextField } from './fields.tsx';
export { BoardFrame } from './frame.tsx';
export { Groups } from './groups.tsx';
export { begin, type History, record, redo, undo } from './history.ts';
export { EditorSpot, pointOn, SpotLayer, spotIn, spotSelector } from './layer.tsx';
export { EditorLayout } from './layout.tsx';
export { goTo, Part } from './part.tsx';
export { scenarioEditor } from './scenario-editor.ts';
export { TextLines } from './text-lines.tsx';
export { setText } from './texts.ts';
