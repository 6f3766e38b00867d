/** How battles and assaults end: BTA-14.21 to BTA-14.25, BTA-15.2 to BTA-15.6. */
import type { Seat } from '@gonfalon/kernel';
import type { Card, FactionId, LegendaryCard } from '../content/index.ts';
import { constants, FACTION_IDS, factions, heroRef, LEGENDARY_CARDS } from '../content/index.ts';
import { standing, totalOf } from './battle-sums.ts';
import { searchPile } from './decks.ts';
import { gainedCard } from './ledger.ts';
import { cellId } from './moves.ts';
import type { Context } from './question.ts';
import { question } from './question.ts';
import { by, citiesOfLevel, conqueredLevel, factionAt, playerAt } from './selectors.ts';
import type { Battle, BattleRole, Hero, State } from './state.ts';
import { NOBODY, OFF_MAP } from './state.ts';
import { discardTable } from './turn-cards.ts';

function demobilise(ctx: Context, seat: Seat, heroes: readonly number[]): void {
  for (const hero of heroes) {
    (playerAt(ctx.state, seat).heroes[hero] as Hero).cell = OFF_MAP;
    ctx.emit({
      kind: 'demobilised',
      ...by(ctx.state, seat),
      hero: heroRef(factionAt(ctx.state, seat), hero),
    });
  }
}

/** BTA-18.2. */
export function endAtFifthCity(s: State): void {
  const { endingLevel4Cities } = constants;
  if (s.players.some((_, seat) => citiesOfLevel(s, seat, 4) >= endingLevel4Cities)) s.ending ??= 'fifth-city';
}

/** Marks a city with a token of this level, or of a lower one if need be: BTA-14.23. */
function takeCity(ctx: Context, seat: Seat, cell: number, level: number): number {
  const s = ctx.state;
  const marked = conqueredLevel(s, seat, level);
  s.land.owners[cell] = marked > 0 ? seat : NOBODY;
  s.land.levels[cell] = marked;
  s.land.guards[cell] = 0;
  s.changed = s.round;
  return marked;
}

function conquer(ctx: Context, { attacker: seat, defender: from, cell }: Battle): void {
  const s = ctx.state;
  const before = s.land.levels[cell] as number;
  // The loser's token is off the map before the winner looks for one of his own.
  s.land.owners[cell] = NOBODY;
  const level = takeCity(ctx, seat, cell, before);
  ctx.emit({
    kind: 'conquered',
    ...by(ctx.state, seat),
    cell: cellId(cell),
    from,
    fromFaction: factionAt(s, from),
    level,
  });
  if (level === 0) ctx.emit({ kind: 'undefended', cell: cellId(cell) });
  endAtFifthCity(s);
}

/** Ends the battle for the winning side, or without a winner; the step that asked is done. */
export function endBattle(ctx: Context, winner: BattleRole | undefined): void {
  const s = ctx.state;
  const b = s.battle;
  if (!b) return;
  const totals = [totalOf(s, b, 0), totalOf(s, b, 1)] as const;
  delete s.battle;
  // BTA-14.25: the defender's cards leave at once, the attacker's at the end of the turn.
  if (b.defender !== NOBODY) discardTable(s, b.defender);
  if (winner === undefined) return;
  const [seat, over] = winner === 0 ? [b.attacker, b.defender] : [b.defender, b.attacker];
  const [total, against] = winner === 0 ? totals : [totals[1], totals[0]];
  ctx.emit({
    kind: 'battle-won',
    ...by(ctx.state, seat),
    over,
    overFaction: factionAt(s, over),
    total,
    against,
  });
  demobilise(ctx, over, b.heroes[winner === 0 ? 1 : 0]);
  if (winner === 0 && b.target === 'city') conquer(ctx, b);
}

/** The faction whose native land it is. */
const nativesOf = (terrain: string): FactionId =>
  FACTION_IDS.find((id) => factions[id].terrain === terrain) ?? 'green';

/** BTA-15.2: the lord of the land, with a provision, if there is one. */
function gainLord(ctx: Context, seat: Seat, cell: number): Card | undefined {
  const s = ctx.state;
  if (s.piles.lord.length === 0) return undefined;
  const lord = searchPile(s, 'lord', nativesOf(s.land.terrains[cell] ?? ''), ctx.chance) as Card;
  s.provisions--;
  playerAt(s, seat).table.push(gainedCard(lord), gainedCard('PRO'));
  return lord;
}

/** BTA-20.5: what lay hidden under the city. */
function unearth(ctx: Context, seat: Seat, cell: number): LegendaryCard | undefined {
  const s = ctx.state;
  const player = playerAt(s, seat);
  if (s.options.scenario === 'alt2') player.annexed = true;
  const at = s.buried.findIndex((hidden) => hidden.cell === cell);
  const [found] = at < 0 ? [] : s.buried.splice(at, 1);
  if (found) player.table.push(gainedCard(found.card));
  return found?.card;
}

/** The assault has exceeded the defence: BTA-15.2, BTA-15.4. */
export function winAssault(ctx: Context): void {
  const s = ctx.state;
  const b = s.battle;
  if (!b) return;
  const { attacker: seat, cell } = b;
  ctx.emit({
    kind: 'assault-won',
    ...by(s, seat),
    cell: cellId(cell),
    total: totalOf(s, b, 0),
    defence: standing(s, b, 1),
  });
  delete s.battle;
  if (b.target === 'ruins') {
    ctx.goto('claim');
    return;
  }
  const level = takeCity(ctx, seat, cell, constants.annexedLevel);
  const lord = gainLord(ctx, seat, cell);
  const legendary = unearth(ctx, seat, cell);
  ctx.emit({
    kind: 'annexed',
    ...by(s, seat),
    cell: cellId(cell),
    level,
    ...(lord && { lord }),
    ...(legendary && { legendary }),
  });
  endAtFifthCity(s);
  ctx.done();
}

/** BTA-15.6: the cards are spent, the heroes stay. */
export function failAssault(ctx: Context): void {
  const s = ctx.state;
  const b = s.battle;
  if (!b) return;
  const [total, defence] = [totalOf(s, b, 0), standing(s, b, 1)];
  ctx.emit({ kind: 'assault-failed', ...by(ctx.state, b.attacker), cell: cellId(b.cell), total, defence });
  delete s.battle;
}

/** BTA-14.24. */
export function annexUndefended(ctx: Context, seat: Seat, cell: number): void {
  const level = takeCity(ctx, seat, cell, 1);
  ctx.emit({ kind: 'annexed', ...by(ctx.state, seat), cell: cellId(cell), level });
}

const CLAIM_ORDER: readonly LegendaryCard[] = ['SWO', 'SHI', 'HAM', 'HOR', 'WIN'];

/** BTA-15.4: one of the legendary artefacts that are left. */
const claim = question({
  ask: ({ state }) => ({
    seat: state.active,
    prompt: 'claim',
    fallback: ['claim', CLAIM_ORDER.find((card) => state.legendary.includes(card)) ?? 'SWO'],
    open: true,
  }),
  verbs: {
    claim: {
      names: [
        {
          kind: 'card',
          from: ({ state }) => state.legendary,
          refuse: ({ state }, card) =>
            state.legendary.some((left) => left === card)
              ? undefined
              : { rule: 'BTA-15.4', where: [card], params: { gone: isLegendaryCard(card) } },
        },
      ],
      apply({ ctx, state }, card) {
        const claimed = card as LegendaryCard;
        ctx.commit();
        state.legendary.splice(state.legendary.indexOf(claimed), 1);
        playerAt(state, state.active).table.push(gainedCard(claimed));
        ctx.emit({ kind: 'claimed', ...by(ctx.state, state.active), card: claimed });
        ctx.done();
      },
    },
  },
});

const isLegendaryCard = (card: string): boolean => LEGENDARY_CARDS.some((id) => id === card);

export const conquestSteps = { claim };
