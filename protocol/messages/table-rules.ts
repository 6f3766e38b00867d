/** What a table itself refuses, whatever is played there: the sentences that no game has. */
import type { Language, Params, TableRule } from '@gonfalon/kernel';

type Sentences = Readonly<Record<TableRule, (params: Params) => string>>;

const en: Sentences = {
  'table.over': () => 'The match is over.',
  'table.stale': ({ number }) => `That was for an earlier decision. The current one is number ${number}.`,
  'table.not-asked': () => 'It’s another player’s turn.',
  'table.not-offered': () => 'That isn’t a legal choice here.',
  'table.no-undo': () => 'You can’t undo past a die roll, revealed information or another player’s move.',
  'table.no-resign': () => 'This seat can’t resign.',
};

const fr: Sentences = {
  'table.over': () => 'La partie est finie.',
  'table.stale': ({ number }) =>
    `C’était pour un choix antérieur. Le choix actuel porte le numéro ${number}.`,
  'table.not-asked': () => 'C’est à un autre joueur.',
  'table.not-offered': () => 'Ce coup n’est pas permis ici.',
  'table.no-undo': () =>
    'Impossible d’annuler après un jet de dés, une révélation ou le coup d’un autre joueur.',
  'table.no-resign': () => 'Cette place ne peut pas abandonner.',
};

export const tableRules: Readonly<Record<Language, Sentences>> = { en, fr };
