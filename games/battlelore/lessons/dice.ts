import type { Script } from '@gonfalon/kernel';
import type { Face } from '../content/index.ts';
import { FACES } from '../content/index.ts';

/** The next dice, as faces: `rolls('R', 'F')`. */
export function rolls(...faces: readonly Face[]): Script {
  return { dice: faces.map((face) => FACES.indexOf(face) + 1) };
}
