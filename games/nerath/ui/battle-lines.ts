/** The two sides of the battle that is fought, kind by kind, with the dice that lie on the table. */
import type { GuardianId, RealmId, UnitId } from '../content/index.ts';
import { GUARDIAN_IDS, REALM_IDS, UNIT_IDS } from '../content/index.ts';
import { IS_DUNGEON, NOBODY } from '../rules/board.ts';
import { diceOf, GUARDIANS, hasFirstStrike } from '../rules/dice.ts';
import { HIT, INACTIVE, MARKED } from '../rules/pieces.ts';
import { areEnemies } from '../rules/selectors.ts';
import type { Battle } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { stateOf } from './table-state.ts';

export interface ShownDie {
  readonly sides: number;
  readonly face: number;
  readonly isHit: boolean;
}

export interface BattleLine {
  readonly key: string;
  readonly realm?: RealmId;
  readonly unit?: UnitId;
  readonly guardian?: GuardianId;
  readonly count: number;
  /** How many of them have been given hits that are not taken yet. */
  readonly hit: number;
  /** The dice that all of them roll: `4 × d6`. */
  readonly dice: readonly number[];
  readonly state?: 'inactive' | 'marked' | 'firstStrike';
  readonly rolled: readonly ShownDie[];
}

export interface Sides {
  readonly attacker: readonly BattleLine[];
  readonly defender: readonly BattleLine[];
}

const diceAt = ({ faces, sides, needs }: Battle, i: number): ShownDie => ({
  sides: sides[i] ?? 6,
  face: faces[i] ?? 1,
  isHit: (faces[i] ?? 0) >= (needs[i] ?? 6),
});

export function linesOf(view: View, battle: Battle): Sides {
  return {
    attacker: pieceLines(view, battle, false),
    defender: IS_DUNGEON[battle.space] ? guardLines(view, battle) : pieceLines(view, battle, true),
  };
}

function pieceLines(view: View, battle: Battle, defending: boolean): readonly BattleLine[] {
  const s = stateOf(view);
  const { at, flags, realm, unit } = view.pieces;
  const groups = new Map<string, { pieces: number[]; line: BattleLine }>();
  for (const [piece, here] of at.entries()) {
    const owner = realm[piece] ?? NOBODY;
    if (here !== battle.space || areEnemies(s, battle.attacker, owner) !== defending) continue;
    const state = stateOfPiece(flags[piece] ?? 0, hasFirstStrike(s, battle, piece));
    const key = `${owner} ${unit[piece]} ${state}`;
    const group = groups.get(key);
    if (group) group.pieces.push(piece);
    else
      groups.set(key, {
        pieces: [piece],
        line: {
          key,
          realm: REALM_IDS[owner],
          unit: UNIT_IDS[unit[piece] ?? 0],
          count: 0,
          hit: 0,
          dice: [],
          rolled: [],
          ...(state && { state }),
        },
      });
  }
  return [...groups.values()]
    .sort((a, b) => orderOf(a.line) - orderOf(b.line))
    .map(({ pieces, line }) => ({
      ...line,
      count: pieces.length,
      hit: pieces.filter((piece) => ((flags[piece] ?? 0) & HIT) !== 0).length,
      dice: line.state === 'inactive' ? [] : pieces.flatMap((piece) => diceOf(s, battle, piece)),
      rolled: battle.rollers.flatMap((roller, i) => (pieces.includes(roller) ? [diceAt(battle, i)] : [])),
    }));
}

function stateOfPiece(flags: number, isFirst: boolean): BattleLine['state'] {
  if (flags & INACTIVE) return 'inactive';
  if (flags & MARKED) return 'marked';
  return isFirst ? 'firstStrike' : undefined;
}

/** Who strikes first stands first, then by the unit table; the second ally below the first. */
const orderOf = ({ realm, unit, state }: BattleLine): number =>
  REALM_IDS.indexOf(realm ?? 'karkoth') * 100 +
  (state === 'firstStrike' ? 0 : 20) +
  UNIT_IDS.indexOf(unit ?? 'footsoldier');

function guardLines({ entrances }: View, battle: Battle): readonly BattleLine[] {
  const tiles = entrances[battle.space]?.tiles ?? [];
  return tiles.flatMap((tile, i) => {
    const guardian = GUARDIAN_IDS[tile];
    const data = GUARDIANS[tile];
    if (!guardian || !data) return [];
    const left = battle.guards[i] ?? (1 << data.sides.length) - 1;
    const rolled = battle.rollers.flatMap((_, die) =>
      battle.rollerRealms[die] === NOBODY && battle.rollerUnits[die] === tile ? [diceAt(battle, die)] : [],
    );
    return [
      {
        key: `${guardian} ${i}`,
        guardian,
        count: 1,
        hit: 0,
        dice: data.sides.filter((_, die) => left & (1 << die)),
        rolled,
        ...(data.firstStrike && { state: 'firstStrike' as const }),
      },
    ];
  });
}
