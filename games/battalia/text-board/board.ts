/** The table as text, for terminals and screen readers: no line is longer than 100 columns. */
import type { MatchView } from '@gonfalon/kernel';
import { wrapLine } from '@gonfalon/kernel';
import type { ArtefactId, Card, PileId } from '../content/index.ts';
import { ARTEFACT_IDS, constants, TERRAIN_PILE_IDS, UNIT_IDS } from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { Laid } from '../rules/state.ts';
import type { BattleView, PlayerView, View } from '../rules/views.ts';
import { drawMap, markOf } from './map.ts';

const WIDEST = 98;

export interface BoardWords {
  readonly names: Names;
  /** `a: b`, as the language writes it. */
  colon(before: string, after: string): string;
  /** Round, week and day. */
  when(round: number, week: number, day: number): string;
  oracle(illuminated: string, paired: string): string;
  turn(player: string): string;
  readonly legend: readonly string[];
  readonly over: string;
  readonly seat: (seat: number) => string;
  points(points: number): string;
  hand(count: number): string;
  nation(count: number): string;
  shelter(count: number): string;
  ambush(count: number): string;
  tokens(low: number, high: number): string;
  heroes(cells: readonly string[]): string;
  readonly resigned: string;
  readonly yourHand: string;
  readonly known: string;
  readonly table: string;
  readonly tents: string;
  readonly outOfSight: string;
  readonly top: string;
  readonly ambushed: string;
  readonly units: string;
  readonly artefacts: string;
  readonly roadsAndCities: string;
  readonly legendary: string;
  readonly limbo: string;
  readonly provisions: string;
  readonly line: string;
  readonly none: string;
  battle(cell: string): string;
  attacker(player: string, total: number): string;
  defender(player: string, total: number): string;
  readonly guards: string;
  card(card: string): string;
  laid(laid: Laid): string;
  pile(pile: PileId | 'provision'): string;
}

export function drawBoard({ view, result }: MatchView<View>, words: BoardWords): string {
  const lines = [
    ...headline(view, words, result !== undefined),
    ...drawMap(view),
    ...words.legend,
    '',
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, words)),
    '',
    ...reserveLines(view, words),
    ...(view.battle ? battleLines(view, view.battle, words) : []),
    ...(view.line ? [words.colon(words.line, view.line.action.map(words.card).join(' '))] : []),
  ];
  return lines.flatMap((line) => wrapLine(line, WIDEST)).join('\n');
}

function playerName(view: View, seat: number, { names, seat: seatName }: BoardWords): string {
  const faction = view.players[seat]?.faction;
  return `${markOf(view, seat)} ${faction ? names.factions[faction].name : seatName(seat)}`;
}

function headline(view: View, words: BoardWords, isOver: boolean): string[] {
  const { daysPerWeek } = constants;
  const { round, day } = view;
  const week = Math.floor((round - 1) / daysPerWeek) + 1;
  const name = (id: ArtefactId) => words.names.kinds[id].name;
  const now = isOver ? words.over : words.turn(playerName(view, view.active, words));
  return [
    [words.when(round, week, ((round - 1) % daysPerWeek) + 1), now].join(' · '),
    words.oracle(name(day.illuminated), name(day.paired)),
  ];
}

/** `2 × provision, chief B` */
function grouped(cards: readonly string[], words: BoardWords): string {
  const kinds = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return count > 1 ? `${count} × ${words.card(card)}` : words.card(card);
  });
  return kinds.join(', ') || words.none;
}

function playerLines(view: View, player: PlayerView, seat: number, words: BoardWords): string[] {
  const { colon } = words;
  const cells = player.heroes.flatMap((cell) => cell ?? []);
  const facts = [
    words.points(player.points),
    words.hand(player.handSize),
    words.nation(player.nation),
    words.shelter(player.shelter.length),
    ...(player.ambush.length > 0 ? [words.ambush(player.ambush.length)] : []),
    words.tokens(player.tokens[0], player.tokens[1]),
    ...(cells.length > 0 ? [words.heroes(cells)] : []),
    ...(player.resigned ? [words.resigned] : []),
  ];
  const seen = player.ambush.flatMap(({ card }) => card ?? []);
  const tents = player.tents.map(({ number, content }) => `${number} (${grouped(content, words)})`);
  const topCard = player.shelter.at(-1);
  const lines: [string, string][] = [
    ...(player.hand ? [[words.yourHand, grouped(player.hand, words)] as [string, string]] : []),
    ...(!player.hand && player.known.length > 0
      ? [[words.known, grouped(player.known, words)] as [string, string]]
      : []),
    ...(seen.length > 0 ? [[words.ambushed, grouped(seen, words)] as [string, string]] : []),
    ...(player.table.length > 0
      ? [[words.table, player.table.map((laid) => words.laid(laid)).join(', ')] as [string, string]]
      : []),
    ...(tents.length > 0 ? [[words.tents, tents.join(', ')] as [string, string]] : []),
    ...(topCard ? [[words.top, words.card(topCard)] as [string, string]] : []),
    ...(player.hand || player.resigned
      ? []
      : [[words.outOfSight, grouped(player.unseen, words)] as [string, string]]),
  ];
  return [
    `${seat === view.active ? '▸' : ' '} ${playerName(view, seat, words)}  ${facts.join(' · ')}`,
    ...lines.map(([before, after]) => `    ${colon(before, after)}`),
  ];
}

function reserveLines(view: View, words: BoardWords): string[] {
  const { colon } = words;
  const cardPile = (id: keyof View['piles']) => {
    const { size, top } = view.piles[id];
    return `${words.pile(id)} ${size}${top ? ` (${topMark(top)})` : ''}`;
  };
  const terrainPile = (id: keyof View['terrain']) => {
    const { size, top } = view.terrain[id];
    return `${words.pile(id)} ${size}${top ? ` (${top.charAt(0)})` : ''}`;
  };
  return [
    colon(words.units, [...UNIT_IDS.map(cardPile), `${words.provisions} ${view.provisions}`].join(', ')),
    colon(words.artefacts, ARTEFACT_IDS.map(cardPile).join(', ')),
    colon(words.roadsAndCities, TERRAIN_PILE_IDS.map(terrainPile).join(', ')),
    ...(view.legendary.length > 0 ? [colon(words.legendary, grouped(view.legendary, words))] : []),
    ...(view.limbo.length > 0 ? [colon(words.limbo, grouped(view.limbo, words))] : []),
  ];
}

const topMark = (card: Card): string => card.split('-')[1] ?? '';

function battleLines(view: View, battle: BattleView, words: BoardWords): string[] {
  const line = (uses: readonly string[]) => uses.map((use) => words.card(use)).join(', ') || words.none;
  const guard = battle.defender < 0 ? words.guards : playerName(view, battle.defender, words);
  const attacker = words.attacker(playerName(view, battle.attacker, words), battle.totals[0]);
  return [
    '',
    words.battle(battle.cell),
    `  ${words.colon(attacker, line(battle.lines[0]))}`,
    `  ${words.colon(words.defender(guard, battle.totals[1]), line(battle.lines[1]))}`,
  ];
}
