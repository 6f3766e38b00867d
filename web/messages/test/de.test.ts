import { expect, test } from 'vitest';
import { de, le } from '../fr/de.ts';

test.each(['Aliénor', 'Œdipe', 'Invité Aigle 300', 'Yseult'])('d’%s', (name) =>
  expect(de(name)).toBe(`d’${name}`),
);

test('someone whom we call « Votre adversaire » is spoken of so', () => {
  expect(de('Votre adversaire')).toBe('de votre adversaire');
});

test.each(['Rook', 'Yann', 'Hugues', '李白', '3 mousquetaires', ''])('de %s', (name) =>
  expect(de(name)).toBe(`de ${name}`),
);

test('bots are called by their rank', () => {
  expect([de('Chevalier'), de('Écuyer'), de('Grand Maréchal 2')]).toEqual([
    'du Chevalier',
    'de l’Écuyer',
    'du Grand Maréchal 2',
  ]);
  expect([le('Maréchal'), le('Écuyer'), le('Rook')]).toEqual(['le Maréchal', 'l’Écuyer', 'Rook']);
});
