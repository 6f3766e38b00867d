/** The table as text, for terminals and screen readers: every space that matters in a line. */
import type { MatchView } from '@gonfalon/kernel';
import { wrapLine } from '@gonfalon/kernel';
import type { CardId, EventId, RealmId, SpaceId, TreasureId, UnitId } from '../content/index.ts';
import { GUARDIAN_IDS, guardians, REALM_IDS, realms, SPACE_IDS, spaces, UNIT_IDS } from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { Phase } from '../rules/state.ts';
import type { RealmView, View } from '../rules/views.ts';

const MAX_WIDTH = 98;

export interface BoardMessages {
  round(round: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  turn(realm: string): string;
  readonly over: string;
  points(points: number): string;
  gold(gold: number): string;
  income(lands: number): string;
  cards(cards: number, deck: number): string;
  treasures(held: number): string;
  readonly hand: string;
  readonly held: string;
  readonly inPlay: string;
  readonly nothing: string;
  readonly capital: string;
  readonly aboard: string;
  readonly lands: string;
  readonly seas: string;
  readonly dungeons: string;
  tiles(faceDown: number): string;
  battle(space: string, realm: string, round: number): string;
  readonly absent: string;
  units(counts: readonly (readonly [UnitId, number])[]): string;
  colon(before: string, after: string): string;
}

interface Words extends BoardMessages {
  readonly names: Names;
}

export function drawBoard({ view, result }: MatchView<View>, messages: BoardMessages, names: Names): string {
  const words: Words = { ...messages, names };
  const head = [
    words.round(view.round),
    ...(result ? [words.over] : [words.turn(shortName(words, view.active)), words.phases[view.phase]]),
  ].join(' · ');
  return [
    head,
    ...view.realms.flatMap((realm, i) => realmLines(view, realm, i, words)),
    ...(view.battle
      ? [
          words.battle(
            names.spaces[SPACE_IDS[view.battle.space]],
            shortName(words, view.battle.attacker),
            view.battle.round,
          ),
        ]
      : []),
    '',
    words.lands,
    ...placeLines(view, words, 'land'),
    words.seas,
    ...placeLines(view, words, 'sea'),
    words.dungeons,
    ...placeLines(view, words, 'dungeon'),
  ]
    .flatMap((line) => wrapLine(line, MAX_WIDTH))
    .join('\n');
}

const shortName = ({ names }: Words, realm: number): string => names.realms[REALM_IDS[realm]].short;

function cardName({ names }: Words, card: number): string {
  const id = String(card) as CardId;
  return (names.events[id as EventId] ?? names.treasures[id as TreasureId]).name;
}

function realmLines(view: View, realm: RealmView, i: number, words: Words): string[] {
  const lands = view.control.filter((owner) => owner === i).length;
  const list = (cards: readonly number[]) =>
    cards.map((card) => cardName(words, card)).join(', ') || words.nothing;
  const facts = [
    words.points(realm.vp),
    words.gold(realm.gold),
    words.income(lands),
    words.cards(realm.hand, realm.deck),
    ...(realm.held > 0 ? [words.treasures(realm.held)] : []),
  ].join(' · ');
  return [
    `${i === view.active ? '▸' : ' '} ${words.colon(shortName(words, i), facts)}`,
    ...(realm.inPlay.length > 0 ? [`    ${words.colon(words.inPlay, list(realm.inPlay))}`] : []),
    ...(realm.cards ? [`    ${words.colon(words.hand, list(realm.cards))}`] : []),
    ...(realm.treasures?.length ? [`    ${words.colon(words.held, list(realm.treasures))}`] : []),
  ];
}

/** What a realm has in a space, ships with what is aboard. */
function army(view: View, at: number, realm: number, words: Words): string {
  const { at: places, realm: owner, ship, unit } = view.pieces;
  const there = places.flatMap((here, p) => (here === at && owner[p] === realm ? [p] : []));
  const counts = (pieces: readonly number[]) =>
    UNIT_IDS.flatMap((id, u) => {
      const n = pieces.filter((p) => unit[p] === u).length;
      return n > 0 ? [[id, n] as const] : [];
    });
  const free = there.filter((p) => ship[p] < 0);
  const aboard = there.filter((p) => ship[p] >= 0);
  if (there.length === 0) return '';
  const cargo = aboard.length > 0 ? ` (${words.colon(words.aboard, words.units(counts(aboard)))})` : '';
  return `${words.units(counts(free))}${cargo}`;
}

function placeLines(view: View, words: Words, kind: 'land' | 'sea' | 'dungeon'): string[] {
  return SPACE_IDS.flatMap((id, at) => (spaces[id].kind === kind ? placeLine(view, id, at, words) : []));
}

function placeLine(view: View, id: SpaceId, at: number, words: Words): string[] {
  const armies = REALM_IDS.flatMap((realm: RealmId, r) => {
    const text = army(view, at, r, words);
    return text ? [`${realms[realm].letter} ${text}`] : [];
  });
  const control = view.control[at];
  const { kind } = spaces[id];
  const owner = control >= 0 ? ` [${realms[REALM_IDS[control]].letter}]` : '';
  const capital = REALM_IDS.some((realm) => realms[realm].capital === id) ? ` (${words.capital})` : '';
  const name = `  ${id} ${words.names.spaces[id]}${owner}${capital}`;
  if (kind === 'dungeon') {
    const { tiles } = view.entrances[at];
    const known = tiles.flatMap((tile) => (tile >= 0 ? [guardianText(tile, words)] : []));
    const hidden = tiles.length - known.length;
    const all = [...known, ...(hidden > 0 ? [words.tiles(hidden)] : []), ...armies];
    return [words.colon(name, all.join('; ') || words.nothing)];
  }
  if (kind === 'sea' && armies.length === 0) return [];
  return [words.colon(name, armies.join('; ') || words.nothing)];
}

function guardianText(tile: number, { names }: Words): string {
  const id = GUARDIAN_IDS[tile];
  return `${names.guardians[id]} (${guardians[id].dice.join(' ')})`;
}
