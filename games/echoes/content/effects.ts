/** What cards do, as data: the effect vocabulary. Rules, texts, bots and screens all read the same. */
import type {
  BuildingKind,
  Keyword,
  Kind,
  Mode,
  Pawn,
  ReactionWindow,
  Resource,
  Stat,
  TechnologyKind,
  Terrain,
  Trigger,
  UnitClass,
} from './vocabulary.ts';

export interface Cost {
  readonly food: number;
  readonly wood: number;
  readonly gold: number;
  readonly any: number;
}

export type Side = 'own' | 'allied' | 'enemy' | 'any';

export interface KeywordOf {
  readonly k: Keyword;
  readonly x?: number;
  /** Of Anti the class, or buildings; of Piercing «unit»: ECH-10.25. */
  readonly vs?: UnitClass | 'buildings' | 'unit';
}

export interface Near {
  readonly of: 'self' | 'target' | 'ownUnit' | 'enemyBuilding' | 'enemyCamp';
  readonly dist: number;
  readonly classes?: readonly UnitClass[];
  /** Without diagonals. */
  readonly adj?: true;
}

export interface Selector {
  readonly pick: number | 'all';
  readonly upTo?: true;
  /** With `upTo`: at least so many. */
  readonly min?: number;
  readonly of: 'unit' | 'building' | 'square';
  readonly side?: Side;
  readonly classes?: readonly UnitClass[];
  readonly building?: readonly BuildingKind[];
  /** Not the source; in the selector of a condition, not the unit tested. */
  readonly other?: true;
  readonly near?: Near;
  readonly if?: readonly Condition[];
  /** Garrisoned enemies count too. */
  readonly garrisoned?: true;
}

/** `chosen` is what the effect before this one affected. */
export type Word = 'self' | 'subject' | 'attacker' | 'defender' | 'destroyer' | 'chosen';
export type Target = Word | Selector;

export type Amount =
  | number
  | { readonly count: Selector | 'chosen'; readonly times?: number; readonly max?: number }
  | { readonly tokens: Resource };

export interface Filter {
  readonly kind?: 'unit' | 'technology';
  readonly classes?: readonly UnitClass[];
  readonly tech?: readonly TechnologyKind[];
  readonly maxCost?: number;
  readonly minCost?: number;
  readonly build?: BuildingKind;
  /** Only for what the source itself builds. */
  readonly builder?: 'self';
}

export type Until = 'combat' | 'turn' | 'yourNextTurn' | 'nextTurn';

export type Condition =
  | { readonly c: 'terrain'; readonly terrain: readonly Terrain[] }
  | { readonly c: 'nearTerrain'; readonly terrain: readonly Terrain[]; readonly dist: number }
  | {
      readonly c: 'onBuilding';
      readonly side: 'own' | 'allied';
      readonly building?: readonly BuildingKind[];
    }
  | { readonly c: 'onPawn'; readonly pawns: readonly Pawn[] }
  | { readonly c: 'cost'; readonly min?: number; readonly max?: number }
  | { readonly c: 'occupied'; readonly side: 'own' }
  | { readonly c: 'tokens'; readonly res: Resource; readonly min: number }
  | { readonly c: 'gained' | 'firstAttack' | 'garrisoned' | 'damaged' | 'unexhausted' | 'exhausted' }
  | { readonly c: 'hasKeyword'; readonly ks: readonly Keyword[] }
  | { readonly c: 'attacking'; readonly mode: Mode; readonly vs?: 'unit' }
  | { readonly c: 'fighting'; readonly vs: 'unit' }
  | {
      readonly c: 'near';
      readonly sel: Selector;
      readonly dist: number;
      readonly adj?: true;
      readonly min: number;
    }
  | { readonly c: 'count'; readonly sel: Selector; readonly min?: number; readonly max?: number }
  | { readonly c: 'activeEvents'; readonly min: number }
  | { readonly c: 'attackMode'; readonly mode: Mode }
  | {
      readonly c: 'defenderIs';
      readonly of: 'unit' | 'building';
      readonly classes?: readonly UnitClass[];
      readonly terrain?: readonly Terrain[];
      readonly minRanged?: number;
      readonly building?: readonly BuildingKind[];
      readonly onBuilding?: 'allied';
    }
  | { readonly c: 'attackerIs'; readonly classes: readonly UnitClass[] }
  | { readonly c: 'cardIs'; readonly filter: Filter }
  | { readonly c: 'destroyerIs'; readonly of: 'unit' };

export interface CostReduction {
  readonly do: 'costReduction';
  readonly res: Kind | 'total';
  readonly n: number;
  readonly filter: Filter;
  readonly min?: number;
  readonly until?: 'turn';
  /** So many matching cards. */
  readonly uses?: number;
}

export interface GainTempResource {
  readonly do: 'gainTempResource';
  /** `camp`: of the kind that each selected square yields. */
  readonly res: Resource | 'choice' | 'camp';
  readonly n?: Amount;
  readonly each?: Selector;
  readonly on: 'card' | 'civ';
  readonly max?: number;
  readonly who?: 'opponent';
}

export interface Option {
  readonly id: 'hold' | 'attack';
  readonly fx: readonly Effect[];
}

/** An effect may have a condition of its own, tested when its turn comes. */
export type Effect = { readonly if?: readonly Condition[] } & (
  | { readonly do: 'damage'; readonly n: Amount; readonly as: Mode; readonly to: Target }
  | { readonly do: 'directDamage'; readonly n: number; readonly to: Target }
  | { readonly do: 'heal'; readonly n: number; readonly to: Target }
  | { readonly do: 'draw'; readonly n: Amount }
  | { readonly do: 'restock'; readonly max?: number; readonly shuffleFirst?: true }
  | GainTempResource
  | {
      readonly do: 'grantKeyword';
      readonly k: Keyword;
      readonly x?: Amount;
      readonly vs?: KeywordOf['vs'];
      readonly to: Target;
      readonly until?: Until;
    }
  | { readonly do: 'loseKeyword'; readonly k: Keyword; readonly to: Target; readonly until?: Until }
  | {
      readonly do: 'statModifier';
      readonly stat: Stat;
      readonly n: number;
      readonly to: Target;
      readonly until?: Until;
    }
  | { readonly do: 'setStat'; readonly stat: 'melee'; readonly value: 'enemyCost'; readonly to: 'self' }
  | { readonly do: 'moveUnit'; readonly to: Target; readonly points: number | 'stat' }
  | { readonly do: 'pushUnit'; readonly to: 'defender'; readonly n: number }
  | { readonly do: 'exhaust'; readonly to: Target; readonly fatigued?: true; readonly garrisoned?: true }
  | { readonly do: 'refresh'; readonly to: Target; readonly andMove?: true }
  | { readonly do: 'searchDeck'; readonly filter: Filter; readonly n: number; readonly upTo?: true }
  | { readonly do: 'discard'; readonly who: 'you'; readonly n: number; readonly pick: 'owner' }
  | { readonly do: 'returnFromDiscard'; readonly filter: Filter; readonly n: number }
  | CostReduction
  | { readonly do: 'buildFree'; readonly what: 'camp' | 'barracks'; readonly at: Selector }
  | { readonly do: 'revealTile'; readonly n: 1; readonly near: Near }
  | { readonly do: 'cancelAttack' | 'cancelTechnology' | 'losePawnBonus' }
  | {
      readonly do: 'relocate';
      readonly to: Selector;
      readonly where: { readonly sameWater: true } | { readonly oneWater: true };
      readonly toll?: number;
    }
  | {
      readonly do: 'permit';
      readonly what: 'ignoreMountain' | 'moveOverEnemies' | 'buildAfterAttack';
      readonly to: Target;
    }
  | { readonly do: 'permit'; readonly what: 'revivePawn'; readonly n: number }
  | { readonly do: 'permit'; readonly what: 'deployOnCamp'; readonly filter: Filter }
  | { readonly do: 'resourceAs'; readonly from: readonly Kind[]; readonly as: readonly Kind[] }
  | { readonly do: 'borrowResources'; readonly until: 'turn' }
  | { readonly do: 'exposeGarrison'; readonly to: Target; readonly until: 'turn' }
  | { readonly do: 'loseLife'; readonly n: number }
  | { readonly do: 'payWithLife'; readonly n: number; readonly filter: Filter }
  | { readonly do: 'destroyBuilding'; readonly to: Selector }
  | { readonly do: 'choose'; readonly who: 'opponent'; readonly options: readonly Option[] }
  | { readonly do: 'noMoreAttacks'; readonly who: 'opponent'; readonly until: 'turn' }
);

export interface StaticAbility {
  readonly a: 'static';
  readonly if?: readonly Condition[];
  /** Conditions on the unit that is the source. */
  readonly when?: readonly Condition[];
  readonly fx: readonly Effect[];
}

export interface TriggeredAbility {
  readonly a: 'on';
  readonly on: Trigger | readonly Trigger[];
  readonly by?: { readonly classes?: readonly UnitClass[]; readonly tech?: readonly TechnologyKind[] };
  readonly if?: readonly Condition[];
  readonly may?: true;
  readonly once?: 'turn';
  readonly fx: readonly Effect[];
}

/** A unit's Action ability; `once` makes it a One-time action. */
export interface ActionAbility {
  readonly a: 'action';
  readonly once?: 'unit';
  readonly fx: readonly Effect[];
}

export interface PlayAbility {
  readonly a: 'play';
  /** Replaces the cost of the card. */
  readonly cost?: Cost;
  readonly if?: readonly Condition[];
  readonly fx: readonly Effect[];
}

export interface ReactionAbility {
  readonly a: 'reaction';
  readonly on: ReactionWindow;
  readonly if?: readonly Condition[];
  readonly fx: readonly Effect[];
}

export type Ability = StaticAbility | TriggeredAbility | ActionAbility | PlayAbility | ReactionAbility;
