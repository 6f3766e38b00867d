import { expect, test } from 'vitest';
import { de } from '../fr/de.ts';

test.each(['Aliénor', 'Écuyer', 'Œdipe', 'Invité Aigle 300', 'Yseult'])('d’%s', (name) =>
  expect(de(name)).toBe(`d’${name}`),
);

test('somebody whom we call « Votre rival » is spoken of so', () => {
  expect(de('Votre rival')).toBe('de votre rival');
});

test.each(['Rook', 'Yann', 'Hugues', '李白', '3 mousquetaires', ''])('de %s', (name) =>
  expect(de(name)).toBe(`de ${name}`),
);
