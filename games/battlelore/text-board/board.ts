/** The table as text, for terminals: it needs no colour, and no line is longer than 100 columns. */
import type { Language, MatchView, Seat } from '@gonfalon/kernel';
import { wrapLine } from '@gonfalon/kernel';
import type { CommandId, Council, LandmarkId, LoreId, Objective } from '../content/index.ts';
import {
  CAMPS,
  COMMAND_IDS,
  COUNCIL_SEATS,
  LANDMARK_IDS,
  lore,
  TERRAIN_IDS,
  tables,
  UNIT_TYPE_IDS,
  unitType,
} from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { Attack, AttackKind, Phase, Unit } from '../rules/state.ts';
import type { CampView, View } from '../rules/views.ts';
import type { UnitMarks } from './map.ts';
import { CAMP_MARKS, drawMap, LANDMARK_MARKS, OBJECTIVE_MARK, TERRAIN_MARKS, unitMark } from './map.ts';

const WIDEST = 98;

export interface BoardWords {
  readonly language: Language;
  readonly names: Names;
  readonly seats: readonly [string, string];
  readonly marks: UnitMarks;
  turn(number: number): string;
  readonly setUp: string;
  /** Whose turn it is, and for whom the table is waiting; sometimes that is not told. */
  toPlay(camp: string): string;
  waiting(camp: string): string;
  readonly waitingUnknown: string;
  readonly over: string;
  /** How to read the three lines of a hex. */
  readonly legend: readonly string[];
  objective(hex: string, banners: number, camp: string | undefined, mode: Objective['mode']): string;
  banners(won: number, needed: number): string;
  commandCards(cards: number): string;
  loreCards(cards: number): string;
  goblet(tokens: number): string;
  looking(cards: number): string;
  readonly council: string;
  readonly commandHand: string;
  readonly loreHand: string;
  /** Cards of which some are to be kept. */
  readonly toKeep: string;
  readonly noCard: string;
  commandPiles(pile: number, discard: number): string;
  lorePiles(pile: number, discard: number, out: number): string;
  pool(tokens: number): string;
  readonly played: string;
  /** A Counter-Attack counts as another card. */
  as(card: string, other: string): string;
  paid(card: string, tokens: number): string;
  readonly cancelled: string;
  readonly attacks: Readonly<Record<AttackKind, string>>;
  against(attacker: string, target: string): string;
  dice(dice: number): string;
  hits(hits: number): string;
  retreat(hexes: number): string;
  colon(before: string, after: string): string;
}

export function drawBoard({ view, question, waiting, result }: MatchView<View>, words: BoardWords): string {
  const asked = question ? question.seat : waiting?.seat;
  const secret = waiting !== undefined && asked === undefined;
  return [
    headline(view, result !== undefined, asked, secret, words),
    ...drawMap(view, words.names, words.marks),
    ...legend(view, words),
    '',
    ...view.camps.flatMap((camp, seat) => campLines(view, camp, seat, words)),
    piles(view, words),
    ...onTable(view, words),
    ...view.attacks.map((attack) => attackLine(view, attack, words)),
  ]
    .flatMap((line) => wrapLine(line, WIDEST))
    .join('\n');
}

function campOf(seat: Seat, { seats }: BoardWords): string {
  return `${CAMP_MARKS[seat] ?? ''} ${seats[seat] ?? ''}`;
}

function title({ adventure }: View, { names, language }: BoardWords): string {
  const known: Readonly<Record<string, { readonly name: string }>> = names.adventures;
  const own = Object.hasOwn(known, adventure.id) ? known[adventure.id]?.name : undefined;
  return adventure.name?.[language] ?? own ?? adventure.id;
}

function phaseName(phase: Phase, { names, setUp }: BoardWords): string {
  return phase === 'set-up' ? setUp : names.phases[phase];
}

function headline(view: View, over: boolean, asked: Seat | undefined, secret: boolean, words: BoardWords) {
  const parts = [title(view, words), words.turn(view.turn.number)];
  if (over) parts.push(words.over);
  else {
    parts.push(words.toPlay(campOf(view.active, words)), phaseName(view.phase, words));
    if (secret) parts.push(words.waitingUnknown);
    else if (asked !== undefined && asked !== view.active) parts.push(words.waiting(campOf(asked, words)));
  }
  return parts.join(' · ');
}

/** Only what is on this map needs explaining. */
function legend(view: View, words: BoardWords): string[] {
  const { names } = words;
  const standing = view.units.filter((u) => u.hex !== 'gone');
  const kinds = UNIT_TYPE_IDS.filter((type) => standing.some((u) => u.type === type));
  const units = kinds.map((type) => `${unitType[type].code} ${names.unitTypes[type]}`);
  const grounds = TERRAIN_IDS.filter((id) => id !== 'plain' && view.adventure.terrain[id].length > 0);
  const places = LANDMARK_IDS.filter((id) => view.landmarks.some((l) => l.type === id));
  const things = [
    ...grounds.map((id) => `${TERRAIN_MARKS[id]} ${names.terrain[id]}`),
    ...places.map((id) => landmarkEntry(view, id, names)),
  ];
  const prizes = view.adventure.objectives.map(({ hex, camp, banners, mode }) => {
    const whose = camp === 'any' ? undefined : campOf(CAMPS.indexOf(camp), words);
    return `${OBJECTIVE_MARK} ${words.objective(hex, banners, whose, mode)}`;
  });
  return [...words.legend, units.join(', '), things.join(', '), ...prizes].filter((line) => line !== '');
}

/** `♜ Stronghold (G7 ●)`: where it is, and who has the good of it. */
function landmarkEntry(view: View, id: LandmarkId, names: Names): string {
  const owned = view.landmarks.filter((l) => l.type === id && l.owner >= 0);
  const where = owned.map((l) => `${l.hex} ${CAMP_MARKS[l.captured ? 1 - l.owner : l.owner]}`);
  const name = `${LANDMARK_MARKS[id]} ${names.landmarks[id]}`;
  return where.length > 0 ? `${name} (${where.join(', ')})` : name;
}

function armyOf(view: View, seat: Seat, { names, language }: BoardWords): string {
  const { army } = view.adventure.camps[seat === 0 ? 'pennant' : 'standard'];
  if (army === undefined) return '';
  return ` (${typeof army === 'string' ? names.armies[army] : army[language]})`;
}

function campLines(view: View, camp: CampView, seat: Seat, words: BoardWords): string[] {
  const { colon, names } = words;
  const tokens = view.adventure.inPlay.includes('lore-tokens');
  const cards = view.adventure.inPlay.includes('lore-cards');
  const facts = [
    words.banners(camp.won, camp.needed),
    words.commandCards(camp.cards),
    ...(cards ? [words.loreCards(camp.loreCards)] : []),
    ...(tokens ? [words.goblet(camp.goblet)] : []),
    ...(camp.looking > 0 ? [words.looking(camp.looking)] : []),
  ];
  const widest = Math.max(...[0, 1].map((one) => words.seats[one]?.length ?? 0));
  const army = [0, 1].map((one) => armyOf(view, one, words));
  const room = widest + 2 + Math.max(...army.map((name) => name.length));
  const name = `${campOf(seat, words)}${army[seat] ?? ''}`.padEnd(room);
  const toKeep = [
    ...(camp.scouted ?? []).map((id) => names.commands[id].name),
    ...(camp.dealt ?? []).map((id) => priced(id, camp.council, names)),
  ];
  const line = (label: string, list: readonly string[]) =>
    `    ${colon(label, list.join(', ') || words.noCard)}`;
  return [
    `${seat === view.active ? '▸' : ' '} ${name}  ${facts.join(' · ')}`,
    ...councilLine(camp, cards, words),
    ...(camp.hand ? [line(words.commandHand, commands(camp.hand, names))] : []),
    ...(camp.lore && cards
      ? [
          line(
            words.loreHand,
            camp.lore.map((id) => priced(id, camp.council, names)),
          ),
        ]
      : []),
    ...(toKeep.length > 0 ? [line(words.toKeep, toKeep)] : []),
  ];
}

function councilLine({ council }: CampView, cards: boolean, { names, colon, council: label }: BoardWords) {
  if (!council || !cards) return [];
  const sitting = COUNCIL_SEATS.filter((one) => council[one] > 0);
  const levels = sitting.map((one) => `${names.council[one]} ${council[one]}`);
  return levels.length > 0 ? [`    ${colon(label, levels.join(', '))}`] : [];
}

/** In the order of the list, so that the same cards stand together. */
function commands(hand: readonly CommandId[], names: Names): string[] {
  return COMMAND_IDS.flatMap((id) => {
    const n = hand.filter((card) => card === id).length;
    const { name } = names.commands[id];
    return n === 0 ? [] : [n === 1 ? name : `${name} ×${n}`];
  });
}

/** What a Lore card costs whoever holds it: BLO-15.5, 16.7. */
function priced(id: LoreId, council: Council | undefined, names: Names): string {
  const { cost, class: of } = lore[id];
  const more = council?.[of] === 0 ? tables.outOfCharacterCost : 0;
  const price = typeof cost === 'number' ? String(cost + more) : more > 0 ? `X+${more}` : 'X';
  return `${names.lore[id].name} (${price})`;
}

function piles(view: View, words: BoardWords): string {
  const { inPlay } = view.adventure;
  const parts = [words.commandPiles(view.commandPile, view.commandDiscard.length)];
  if (inPlay.includes('lore-cards'))
    parts.push(words.lorePiles(view.lorePile, view.loreDiscard.length, view.loreOut));
  if (inPlay.includes('lore-tokens')) parts.push(words.pool(view.pool));
  return `  ${parts.join(' · ')}`;
}

/** The cards of this turn. */
function onTable(view: View, words: BoardWords): string[] {
  const { names } = words;
  const { command, as } = view.turn;
  const own = command && names.commands[command].name;
  const played =
    own === undefined ? [] : [as && as !== command ? words.as(own, names.commands[as].name) : own];
  for (const { card, by, paid, cancelled } of view.onTable) {
    const cast = `${CAMP_MARKS[by] ?? ''} ${words.paid(names.lore[card].name, paid)}`;
    played.push(cancelled ? `${cast} (${words.cancelled})` : cast);
  }
  return played.length > 0 ? [`  ${words.colon(words.played, played.join(', '))}`] : [];
}

/** `◆AR4 P-AR2 E6` */
function fighter(view: View, id: string): string {
  const u = view.units.find((one: Unit) => one.id === id);
  return u ? `${unitMark(u)} ${u.id}${u.hex === 'gone' ? '' : ` ${u.hex}`}` : id;
}

function attackLine(view: View, a: Attack, words: BoardWords): string {
  const target = fighter(view, a.target);
  const attacker =
    a.kind === 'spell' ? (a.card ? words.names.lore[a.card].name : '') : fighter(view, a.attacker);
  const rolled = a.faces.map((face) => words.names.faces[face].mark).join(' ');
  const facts = [
    ...(a.dice > 0 ? [rolled === '' ? words.dice(a.dice) : words.colon(words.dice(a.dice), rolled)] : []),
    ...(a.hits > 0 ? [words.hits(a.hits)] : []),
    ...(a.retreat > 0 ? [words.retreat(a.retreat)] : []),
  ];
  return `  ${words.colon(words.attacks[a.kind], [words.against(attacker, target), ...facts].join(' · '))}`;
}
