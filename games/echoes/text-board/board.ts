/** The table as text, for terminals and screen readers: it needs no colour, and no line is longer than 100 columns. */
import type { MatchView, Seat } from '@gonfalon/kernel';
import { wrapLine } from '@gonfalon/kernel';
import type { CardId, DeckCardId, Kind, Resource, Terrain } from '../content/index.ts';
import { civCard, KINDS } from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { Phase } from '../rules/state.ts';
import type { PlayerView, UnitView, View } from '../rules/views.ts';

const MAX_WIDTH = 98;
const CELL = 11;

export interface BoardMessages {
  readonly names: Names;
  readonly seats: readonly string[];
  readonly phases: Readonly<Record<Phase, string>>;
  turn(turn: number): string;
  active(seat: string): string;
  waiting(seat: string): string;
  readonly over: string;
  readonly legend: readonly string[];
  /** Two letters for each terrain. */
  readonly land: Readonly<Record<Terrain, string>>;
  readonly faceDown: string;
  capital(health: number): string;
  main(kind: string, ready: number, all: number): string;
  temporary(tokens: string): string;
  cards(hand: number, deck: number): string;
  readonly hand: string;
  readonly known: string;
  readonly discard: string;
  readonly events: string;
  readonly front: string;
  readonly none: string;
  unit(id: number, card: string, at: string): string;
  building(id: number, kind: string, at: string, damage: number): string;
  stats(melee: number, ranged: number, left: number, health: number, movement: number): string;
  readonly exhausted: string;
  readonly moved: string;
  colon(before: string, after: string): string;
}

export function drawBoard(
  { view, question, waiting, result }: MatchView<View>,
  words: BoardMessages,
): string {
  const asked = question ? question.seat : waiting?.seat;
  return [
    headline(view, asked, result !== undefined, words),
    ...drawMap(view, words),
    ...words.legend,
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, words)),
  ]
    .flatMap((line) => wrapLine(line, MAX_WIDTH))
    .join('\n');
}

function headline(view: View, asked: Seat | undefined, over: boolean, words: BoardMessages): string {
  const parts = [words.turn(view.turns)];
  if (over) return [...parts, words.over].join(' · ');
  const started = view.phase !== 'muster' && view.phase !== 'set-up';
  if (started) parts.push(words.active(words.seats[view.active] ?? ''));
  parts.push(words.phases[view.phase]);
  if (asked !== undefined && (!started || asked !== view.active))
    parts.push(words.waiting(words.seats[asked] ?? ''));
  return parts.join(' · ');
}

const MARKS = { camp: 'C', barracks: 'B', capital: 'K' } as const;

/** Terrain, building with its owner, units: `Fo C1 u3`. */
function cell(view: View, at: string, land: string, words: BoardMessages): string {
  const features = land.split(' ').map((feature) => words.land[feature as Terrain] ?? words.faceDown);
  const building = view.buildings.find((one) => one.at === at);
  const units = view.units.filter((unit) => unit.at === at).map(({ id }) => `u${id}`);
  const mark = building ? `${MARKS[building.kind]}${building.seat + 1}` : '';
  return [features.join('/'), mark, units.join('+')].filter((part) => part !== '').join(' ');
}

function drawMap(view: View, words: BoardMessages): string[] {
  const files = 'abcdefgh'.slice(0, view.size).split('');
  const rows = Array.from({ length: view.size }, (_, i) => view.size - i);
  const head = `   ${files.map((file) => file.padEnd(CELL)).join('')}`.trimEnd();
  const lines = rows.map((rank) => {
    const cells = files.map((file, i) =>
      cell(view, `${file}${rank}`, view.land[(rank - 1) * view.size + i] ?? '', words).padEnd(CELL),
    );
    return `${rank}  ${cells.join('')}`.trimEnd();
  });
  return [head, ...lines, head];
}

const listOf = (parts: readonly string[], words: BoardMessages): string => parts.join(' · ') || words.none;

function cardList(ids: readonly CardId[], { names }: BoardMessages): string[] {
  return [...new Set(ids)].map((id) => {
    const n = ids.filter((one) => one === id).length;
    return n > 1 ? `${names.cards[id].name} ×${n}` : names.cards[id].name;
  });
}

function playerLines(view: View, player: PlayerView, seat: Seat, words: BoardMessages): string[] {
  const { names, seats } = words;
  const name = seats[seat] ?? '';
  const civ = player.civ ? ` (${names.cards[civCard[player.civ]].name})` : '';
  const capital = view.buildings.find((one) => one.kind === 'capital' && one.seat === seat);
  const lines = ['', `${name}${civ}`];
  if (!capital) return lines;
  lines.push(
    `  ${listOf([words.capital(healthOf(view) - capital.damage), ...resources(player, words), words.cards(player.cards, player.deckCards)], words)}`,
  );
  const held: readonly (readonly [string, readonly DeckCardId[] | undefined])[] = [
    [words.hand, player.hand],
    [words.known, player.hand ? undefined : player.known],
    [words.events, player.events.map(({ card }) => card)],
    [words.front, player.front.map(({ card }) => card)],
    [words.discard, player.discard],
  ];
  for (const [title, ids] of held)
    if (ids && ids.length > 0) lines.push(`  ${words.colon(title, listOf(cardList(ids, words), words))}`);
  for (const unit of view.units) if (unit.seat === seat) lines.push(`  ${unitLine(unit, words)}`);
  const own = view.buildings.filter((one) => one.seat === seat);
  lines.push(
    `  ${listOf(
      own.map(({ id, kind, at, damage }) => words.building(id, names.buildings[kind], at, damage)),
      words,
    )}`,
  );
  return lines;
}

function healthOf({ options, players }: View): number {
  if (players.length === 4) return options.teamCapital;
  return options.mode === 'long' ? 20 : 10;
}

function resources(player: PlayerView, words: BoardMessages): string[] {
  const { names } = words;
  const main = (kind: Kind) =>
    words.main(names.resources[kind], player.main[kind] - player.exhausted[kind], player.main[kind]);
  const temporary = player.tokens.map(({ res, n }) => `${n} ${names.resources[res as Resource]}`).join(', ');
  return [...KINDS.map(main), ...(temporary ? [words.temporary(temporary)] : [])];
}

function unitLine(unit: UnitView, words: BoardMessages): string {
  const { names } = words;
  const { melee, ranged, health, movement } = unit.now;
  const parts = [
    words.unit(unit.id, names.cards[unit.card].name, unit.at),
    words.stats(melee, ranged, health - unit.damage, health, movement),
    names.modes[unit.mode],
  ];
  if (unit.pawn !== 'pawn') parts.push(names.pawns[unit.pawn]);
  if (unit.exhausted) parts.push(words.exhausted);
  else if (unit.moved) parts.push(words.moved);
  parts.push(...unit.upgrades.map(({ card }) => names.cards[card].name));
  return parts.join(' · ');
}
