/** The pieces that tables are made of. They have a door of their own, so that a page without a table loads none. */
import './kit.css';

export { type Area, type AreaMap, areaMap } from '../grid/area-map.ts';
export { type HexGrid, hexCorners, hexGrid, hexOutline, pathOf } from '../grid/hex-grid.ts';
export { type SquareGrid, squareGrid } from '../grid/square-grid.ts';
export { STOCK } from '../sound-stock.ts';
export { CardBack, CardEntity, CardFace, CardRow, distinctCards, MarketSlot, Pile } from './card.tsx';
export { Counter, PlayerSheet, toLookAt } from './counter.tsx';
export { Die } from './die.tsx';
export { Arrow, PieceStack, Ring, type RingState } from './marks.tsx';
export { Track } from './track.tsx';
