/** The board: the map and the frame around it. */
import { size } from '../../content/map.ts';

/** How broad the frame is, in units of the map. */
export const FRAME = 12;
export const BOX = { width: size[0] + 2 * FRAME, height: size[1] + 2 * FRAME };
