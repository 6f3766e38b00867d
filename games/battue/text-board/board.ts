/** The table as text, for terminals: it needs no colour, and no line is longer than 100 columns. */
import type { MatchView, Seat } from '@gonfalon/kernel';
import { wrapLine } from '@gonfalon/kernel';
import type { EventId, LootId } from '../content/index.ts';
import { constants, event, isPerimeter, loot, SPACE_IDS, space, tile } from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { Battle, Phase } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/views.ts';
import { drawMap, MARKS } from './map.ts';
import type { SumWords } from './sums.ts';
import { attackSum, defenceSum } from './sums.ts';

const WIDEST = 98;

export interface BoardWords {
  readonly names: Names;
  readonly seats: readonly string[];
  readonly sums: SumWords;
  round(round: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  /** Whose turn it is, and for whom the table is waiting. */
  turn(clan: string): string;
  waiting(clan: string): string;
  readonly over: string;
  readonly legend: readonly string[];
  /** The three sections whose fall ends the match. */
  readonly goal: string;
  readonly notFound: string;
  readonly noFlag: string;
  points(points: number): string;
  reserve(warriors: number): string;
  flags(flags: number): string;
  cards(cards: number): string;
  camp(warriors: number, place: string): string;
  /** Until the end of this turn, or of its player's next one. */
  glory(now: boolean): string;
  readonly spoiled: string;
  readonly out: string;
  readonly resigning: string;
  readonly hand: string;
  readonly chest: string;
  readonly empty: string;
  piles(loot: number, lootDiscard: number, events: number, eventDiscard: number): string;
  readonly nextLoot: string;
  readonly nextEvent: string;
  battle(place: string, exchange: number): string;
  attacks(clan: string): string;
  /** An eliminated clan only has its flag there. */
  defends(clan: string, out: boolean): string;
  colon(before: string, after: string): string;
}

export function drawBoard({ view, question, waiting, result }: MatchView<View>, words: BoardWords) {
  const asked = question ? question.seat : waiting?.seat;
  return [
    result ? `${words.round(view.round)} · ${words.over}` : headline(view, asked, words),
    ...drawMap(view, words.names),
    ...words.legend,
    '',
    goal(view, words),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, words)),
    ...piles(view, words),
    ...(view.battle ? battleLines(view, view.battle, words) : []),
  ]
    .flatMap((line) => wrapLine(line, WIDEST))
    .join('\n');
}

function clan(seat: Seat, { seats }: BoardWords): string {
  return `${MARKS[seat] ?? ''} ${seats[seat] ?? ''}`;
}

function headline(view: View, asked: Seat | undefined, words: BoardWords): string {
  const parts = [words.round(view.round), words.turn(clan(view.active, words)), words.phases[view.phase]];
  if (asked !== undefined && asked !== view.active) parts.push(words.waiting(clan(asked, words)));
  return parts.join(' · ');
}

/** Where the end tiles are, as far as the viewer knows, and whose flag they bear. */
function goal(view: View, words: BoardWords): string {
  const found = constants.endTiles.map((id) => {
    const { title } = words.names.tiles[id];
    const where = SPACE_IDS.find((place) => view.spaces[place].tile === id);
    if (where === undefined) return `${title} (${words.notFound})`;
    const { control } = view.spaces[where];
    return `${title} (${where}, ${control < 0 ? words.noFlag : MARKS[control]})`;
  });
  return words.colon(words.goal, found.join(' · '));
}

function playerLines(view: View, player: PlayerView, seat: Seat, words: BoardWords): string[] {
  const { names } = words;
  const { camp, hand } = player;
  const facts = [
    words.points(player.score),
    words.reserve(player.reserve),
    words.flags(player.flags),
    words.cards(player.cards),
    ...(camp && camp.warriors > 0 ? [words.camp(camp.warriors, camp.space)] : []),
    ...(player.glory > 0 ? [words.glory(isLastOfGlory(view, seat))] : []),
    ...(player.spoiled ? [words.spoiled] : []),
    ...(player.resigning && !player.out ? [words.resigning] : []),
    ...(player.out ? [words.out] : []),
  ];
  const widest = Math.max(...words.seats.map((name) => name.length));
  const name = clan(seat, words).padEnd(widest + 2);
  const chest = [
    ...player.chest.map((id) => treasure(id, names)),
    ...player.relics.map((id) => relic(id, names)),
  ];
  return [
    `${seat === view.active ? '▸' : ' '} ${name}  ${facts.join(' · ')}`,
    ...(chest.length > 0 ? [`    ${words.colon(words.chest, chest.join(', '))}`] : []),
    ...(hand
      ? [`    ${words.colon(words.hand, hand.map((id) => names.loot[id].name).join(', ') || words.empty)}`]
      : []),
  ];
}

/** Glory! ends with the turn that is being played: BTU-16.2. */
export function isLastOfGlory({ active, players }: View, seat: Seat): boolean {
  return seat === active && players[seat]?.glory === 1;
}

const treasure = (id: LootId, names: Names): string => `${names.loot[id].name} (${loot[id].vp})`;
const relic = (id: EventId, names: Names): string => `${names.events[id].name} (${event[id].vp})`;

function piles(view: View, words: BoardWords): string[] {
  const { lootPile, lootDiscard, eventPile, eventDiscard, knownLoot, knownEvent } = view;
  const { names, colon } = words;
  const known = knownLoot.map((id) => names.loot[id].name).join(', ');
  return [
    `  ${words.piles(lootPile, lootDiscard.length, eventPile, eventDiscard.length)}`,
    ...(known ? [`    ${colon(words.nextLoot, known)}`] : []),
    ...(knownEvent ? [`    ${colon(words.nextEvent, names.events[knownEvent].name)}`] : []),
  ];
}

/** The numbers of the exchange so far: BTU-8.7, 8.8. */
function battleLines(view: View, battle: Battle, words: BoardWords): string[] {
  const { space: id, attacker, defender } = battle;
  const { hordes, tile: lying } = view.spaces[id];
  const place = space[id];
  const printed = isPerimeter(place) ? place : lying && tile[lying];
  const name = `${words.names.spaces[id].name} (${id}${lying ? `, ${words.names.tiles[lying].title}` : ''})`;
  const { attackers, defenders } = battle.rolled ?? {
    attackers: hordes[attacker] ?? 0,
    defenders: hordes[defender] ?? 0,
  };
  const thrown = battle.attackDice.reduce((sum, die) => sum + die, 0);
  const attack = attackers + thrown + battle.attackBonus + battle.exchangeBonus;
  const defence = Math.max(0, (printed?.defence ?? 0) + battle.tileBonus);
  const alone = battle.outmaneuver && defenders === 0;
  const attackWords = attackSum({ attackers, attackDice: battle.attackDice, attack }, words.sums);
  const defenceWords = alone
    ? defenceSum({ tile: defence, defenders, defence }, words.sums)
    : defenceSum(
        {
          tile: defence,
          defenders,
          defenceDie: battle.defenceDie,
          defence: defence + defenders + battle.defenceDie + battle.defenceBonus,
        },
        words.sums,
      );
  return [
    '',
    words.battle(name, battle.exchange),
    `  ${words.colon(words.attacks(clan(attacker, words)), attackWords)}`,
    `  ${words.colon(words.defends(clan(defender, words), view.players[defender]?.out === true), defenceWords)}`,
  ];
}
