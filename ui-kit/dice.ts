/** Dice as data: of any number of faces, with numbers or symbols on them. */
import type { DieKind, RolledDie } from './scene.ts';

/** A die with the numbers from 1 on. */
export function numberDie(sides: number): DieKind {
  return { id: `d${sides}`, faces: Array.from({ length: sides }, (_, i) => String(i + 1)) };
}

/** The dice of one roll, as an event tells them: what is no face of this kind was not rolled. */
export function rolledDice(kind: DieKind, faces: unknown, seat?: unknown): readonly RolledDie[] {
  const list: readonly unknown[] = Array.isArray(faces) ? faces : [faces];
  return list
    .map(String)
    .filter((face) => kind.faces.includes(face))
    .map((face) => ({ kind, face, seat: typeof seat === 'number' ? seat : undefined }));
}
