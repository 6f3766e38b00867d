/** What a table itself refuses, whatever is played there: the sentences that no game has. */
import type { Language, Params, TableRule } from '@gonfalon/kernel';

type Sentences = Readonly<Record<TableRule, (params: Params) => string>>;

const en: Sentences = {
  'table.over': () => 'The match is over.',
  'table.stale': ({ number }) => `That answers an earlier question; this one is number ${number}.`,
  'table.not-asked': () => 'It is another seat that is asked.',
  'table.not-offered': () => 'That is not among the choices of this question.',
  'table.no-undo': () =>
    'Nothing can be taken back: a die, something revealed or another seat stands in between.',
  'table.no-resign': () => 'This seat cannot give up.',
};

const fr: Sentences = {
  'table.over': () => 'La partie est finie.',
  'table.stale': ({ number }) =>
    `C’est la réponse à une question passée ; celle-ci porte le numéro ${number}.`,
  'table.not-asked': () => 'C’est une autre place qui est interrogée.',
  'table.not-offered': () => 'Ce n’est pas un des choix de cette question.',
  'table.no-undo': () => 'Rien ne peut être repris : un dé, une révélation ou une autre place s’interpose.',
  'table.no-resign': () => 'Cette place ne peut pas abandonner.',
};

export const tableRules: Readonly<Record<Language, Sentences>> = { en, fr };
