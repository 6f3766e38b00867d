/** Why not, in a sentence about the thing that was tried. */
import type { RefusalContext } from '@gonfalon/kernel';
import { english } from '@gonfalon/kernel';
import type { NerathVocabulary } from '../rules/vocabulary.ts';
import { the } from './things.en.ts';

type Refusals = Readonly<Record<NerathVocabulary['refusals'], (concern: RefusalContext) => string>>;

const at = ({ where: [ref] }: RefusalContext): string => (ref === undefined ? 'That' : the(ref));
const all = ({ where }: RefusalContext): string => english.list(where.map(the));

export const refusalsEn: Refusals = {
  'NER-1.8': () => 'That is not how the armies stand.',
  'NER-2.1': () => 'Not now: that belongs to another phase of the turn.',
  'NER-2.3': (c) => `${at(c)} is not a property that you can use at the start of this turn.`,
  'NER-2.10': ({ params }) => `First choose the targets of ${the(String(params.card))}, or take it back.`,
  'NER-3.7': (c) => `${at(c)} is not empty.`,
  'NER-4.1': (c) => `Nobody in ${at(c)} has movement left for that.`,
  'NER-4.2': (c) =>
    `Nobody there can go to ${at(c)}: land units keep to land, warships to the sea, castles stay.`,
  'NER-4.3': (c) => `Whoever enters an enemy space stops there: nobody in ${at(c)} can move on.`,
  'NER-4.5': (c) => `Only heroes can enter ${at(c)}.`,
  'NER-4.6': (c) => `No flying unit there reaches ${at(c)}.`,
  'NER-4.9': (c) => `You have no piece of your own to move in ${at(c)}.`,
  'NER-4.10': (c) => `${at(c)} is not friendly to those pieces.`,
  'NER-4.13': (c) =>
    c.where.length > 0 ? `Nobody there can go so: ${all(c)}.` : 'There is no other way to go.',
  'NER-4.14': (c) =>
    c.params.isCrowded
      ? 'So many marches are possible that you first name the space where yours begins.'
      : `The march ${at(c)} stands: a later one builds on it, or a card has been played since.`,
  'NER-5.2': (c) => `A warship does not carry that: ${at(c)}.`,
  'NER-5.3': (c) =>
    `Nobody there can board in ${at(c)}: a unit boards from a friendly coast next to the ship, before it moves.`,
  'NER-5.5': (c) =>
    c.where.length > 0 ? `There is no room aboard in ${at(c)}.` : 'There is not so much room aboard.',
  'NER-5.7': (c) => `The ship in ${at(c)} has unloaded and does not move again this turn.`,
  'NER-5.8': (c) => `A unit does not land in ${at(c)}, where it boarded this turn.`,
  'NER-5.12': (c) => `Nobody can land so: ${at(c)}.`,
  'NER-5.15': (c) => `${at(c)}: a ship in an enemy sea zone neither loads nor unloads in this phase.`,
  'NER-5.16': (c) => `You have no warship in ${at(c)}.`,
  'NER-6.2': (c) => `There is no battle to be fought in ${at(c)} now.`,
  'NER-6.9': (c) => `${at(c)} has a hit already: every other piece must take one first.`,
  'NER-6.10': (c) => `${at(c)} cannot take this hit.`,
  'NER-6.20': () => 'The hits cannot be shared like that.',
  'NER-6.23': (c) =>
    c.where.length > 0 ? `${at(c)} has no missed die to reroll.` : 'No missed die shows that.',
  'NER-8.2': (c) => `${at(c)} is cargo and cannot be hit.`,
  'NER-9.4': (c) => `That die is not there any more: ${at(c)}.`,
  'NER-9.13': (c) => `No guardian is left in ${at(c)}: nobody enters before new ones come.`,
  'NER-10.3': (c) => `${at(c)} is no friendly land next to the battle.`,
  'NER-10.4': (c) => `${at(c)} is no friendly space next to the battle.`,
  'NER-10.5': (c) =>
    `${at(c)} is no refuge: land units board only if no friendly land lies next to the battle.`,
  'NER-10.7': (c) => `${at(c)} is no friendly sea zone next to the battle.`,
  'NER-10.11': (c) =>
    c.where.length > 0
      ? `Not every piece can retreat that way: ${at(c)}.`
      : 'There is no other way to retreat.',
  'NER-11.11': (c) =>
    c.where.length > 0 ? `Nobody can run amok so: ${at(c)}.` : 'There are not so many that can run amok.',
  'NER-13.1': (c) =>
    c.where.length > 0 ? `Heroes cannot leave so: ${at(c)}.` : 'There is not so much room.',
  'NER-13.2': (c) => `No flying unit can go there in this phase: ${at(c)}.`,
  'NER-13.7': (c) => `A flying unit would be lost and can still be saved: ${all(c)}.`,
  'NER-14.1': (c) => `You cannot buy that: ${at(c)}.`,
  'NER-14.2': (c) => `${at(c)} has no castle that you control.`,
  'NER-14.3': (c) =>
    c.where.length > 0
      ? `${at(c)} takes no more new units this turn.`
      : 'That is more than gold, castle or ship allow.',
  'NER-14.5': (c) => `You did not control the castle of ${at(c)} when your turn began.`,
  'NER-14.6': (c) => `No new castle and no new units can be put there: ${at(c)}.`,
  'NER-14.7': (c) => `${at(c)} is not the friendly land nearest to your capital.`,
  'NER-14.8': (c) => `${at(c)} cannot be placed there: it needs a friendly sea zone next to the castle.`,
  'NER-14.9': (c) => `No own ship with room lies there, next to the castle: ${at(c)}.`,
  'NER-14.10': (c) => `The new units do not reach ${at(c)} through friendly spaces.`,
  'NER-14.13': (c) => `The new units cannot end in ${at(c)}.`,
  'NER-14.14': (c) => `Nothing new can go so: ${at(c)}.`,
  'NER-17.1': (c) => `${at(c)} cannot be played at this moment, or is not in your hand.`,
  'NER-17.5': (c) => `${at(c)} is not friendly land.`,
  'NER-17.9': (c) => `${at(c)} is no territory with enemies next to that ship.`,
  'NER-17.20': (c) => `No such hero of yours has just fallen: ${at(c)}.`,
  'NER-17.22': (c) =>
    c.where.length > 0 ? `That is not a target here: ${all(c)}.` : 'No such target is asked for now.',
  'NER-17.23': (c) => `${at(c)} could do nothing now.`,
};
