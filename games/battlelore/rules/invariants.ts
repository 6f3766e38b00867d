/** What is true of every state; a state from outside that breaks it is refused by rule. */
import type { InvariantViolation, Ref } from '@gonfalon/kernel';
import { canonical, InvalidInputError, moveToTop } from '@gonfalon/kernel';
import type { CommandId, LoreId } from '../content/index.ts';
import { COMMAND_IDS, command, LORE_IDS, level, lore, tables } from '../content/index.ts';
import { commandCards, loreCards } from '../content/refs.ts';
import type { State } from './state.ts';
import { adventureOf, GONE, NOBODY } from './state.ts';
import { creatureOf, fullSize, isPassable, refuse } from './units.ts';
import type { RefusingRule } from './vocabulary.ts';

export function checkInvariants(s: State, seats = 2): InvariantViolation[] {
  const found: InvariantViolation[] = [];
  const say = (rule: RefusingRule, where: readonly Ref[] = [], params?: InvariantViolation['params']) =>
    found.push(refuse(rule, where, params));
  if (seats !== 2) say('BLO-1.1', [], { seats });
  if (canonical(s.adventure) !== canonical(adventureOf(s.options)))
    return [refuse('BLO-1.9', [], { adventure: 'another' })];
  const taken = new Set<string>();
  for (const u of s.units) {
    if (u.hex === GONE) {
      if (u.figures !== 0) say('BLO-1.4', [u.id], { figures: u.figures });
      continue;
    }
    if (u.figures < 1 || u.figures > fullSize(u)) say('BLO-1.2', [u.id], { figures: u.figures });
    if (taken.has(u.hex)) say('BLO-1.6', [u.hex]);
    if (!isPassable(s, u.hex)) say('BLO-17.4', [u.hex]);
    taken.add(u.hex);
    if (u.stored > (creatureOf(u)?.maxConcentration ?? 0)) say('BLO-14.13', [u.id], { stored: u.stored });
  }
  const strongholds = s.landmarks.filter((l) => l.type === 'stronghold');
  for (const { owner, hex } of strongholds) {
    if (owner === NOBODY) say('BLO-18.10', [hex]);
    else if (strongholds.filter((l) => l.owner === owner).length > 1) say('BLO-18.15', [hex]);
  }
  if (new Set(s.units.map((u) => u.id)).size !== s.units.length) say('BLO-1.2');
  const cards = [...s.commandPile, ...s.commandDiscard, ...s.camps.flatMap((c) => [...c.hand, ...c.scouted])];
  if (s.turn.command && !(s.phase === 'end' && cards.length === 60)) cards.push(s.turn.command);
  for (const id of COMMAND_IDS) {
    const count = cards.filter((card) => card === id).length;
    if (count !== command[id].count) say('BLO-1.10', [`card:${id}`], { count });
  }
  checkLore(s, say);
  return found;
}

type Say = (rule: RefusingRule, where?: readonly Ref[], params?: InvariantViolation['params']) => void;

/** BLO-15.1, 16.5: no Lore card and no token is lost, and none is there twice. */
function checkLore(s: State, say: Say): void {
  const cards = [
    ...s.lorePile,
    ...s.loreDiscard,
    ...s.loreOut,
    ...s.onTable.map((p) => p.card),
    ...s.camps.flatMap((c) => [...c.lore, ...c.dealt]),
  ];
  const decks = s.adventure.inPlay.includes('lore-cards') ? level[s.adventure.level].loreDecks : [];
  const built = s.phase !== 'set-up' || cards.length > 0;
  for (const id of LORE_IDS) {
    const count = cards.filter((card) => card === id).length;
    if (count !== (built && decks.includes(lore[id].class) ? 1 : 0))
      say('BLO-16.5', [`lore:${id}`], { count });
  }
  const tokens =
    s.pool +
    s.camps.reduce((sum, c) => sum + c.goblet, 0) +
    s.onTable.reduce((sum, p) => sum + p.paid, 0) +
    s.units.reduce((sum, u) => sum + u.stored, 0);
  if (tokens !== tables.lorePool) say('BLO-15.1', [], { tokens });
}

/** Puts the named cards on top of their piles, the first one to be drawn first. */
export function stackDeck(s: State, cards: readonly Ref[]): void {
  const commands: CommandId[] = [];
  const lores: LoreId[] = [];
  for (const ref of cards) {
    const order = commandCards.idIn(ref);
    const spell = loreCards.idIn(ref);
    if (order) commands.push(order);
    else if (spell) lores.push(spell);
    else throw new InvalidInputError(`"${ref}" is no Command card (card:…) and no Lore card (lore:…)`);
  }
  const onCommand = moveToTop(s.commandPile, commands, 'Command');
  s.lorePile = moveToTop(s.lorePile, lores, 'Lore');
  s.commandPile = onCommand;
}
