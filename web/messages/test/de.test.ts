import { expect, test } from 'vitest';
import { de } from '../fr/de.ts';

test.each(['Aliénor', 'Écuyer', 'Œdipe', 'Invité Aigle 300', 'Yseult'])('d’%s', (name) =>
  expect(de(name)).toBe(`d’${name}`),
);

test.each(['Rook', 'Yann', 'Hugues', '李白', '3 mousquetaires', ''])('de %s', (name) =>
  expect(de(name)).toBe(`de ${name}`),
);
