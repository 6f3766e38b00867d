/** Written by hand, because the bots live on it: keys in the order in which they are first set. */
import type { Player, State, Tokens, Unit, Work } from './state.ts';

export function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    card: u.card,
    seat: u.seat,
    at: u.at,
    pawn: u.pawn,
    mode: u.mode,
    damage: u.damage,
    exhausted: u.exhausted,
    moved: u.moved,
    strides: u.strides,
    switches: u.switches,
    attacked: u.attacked,
    builtAfter: u.builtAfter,
    held: u.held,
    since: u.since,
    used: u.used,
    spent: u.spent,
    upgrades: u.upgrades.map((upgrade) => ({ ...upgrade })),
  };
}

const cloneTokens = (pile: Tokens): Tokens => ({ ...pile });

function clonePlayer(p: Player): Player {
  return {
    ...p,
    hand: p.hand.slice(),
    known: p.known.slice(),
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    main: { ...p.main },
    exhausted: { ...p.exhausted },
    tokens: p.tokens.map(cloneTokens),
    events: p.events.map((event) => ({ ...event })),
    front: p.front.map((action) => ({ ...action })),
    aside: p.aside.slice(),
  };
}

const cloneWork = (w: Work): Work => ({
  ...w,
  picks: w.picks.slice(),
  queue: w.queue.slice(),
  chosen: w.chosen.slice(),
});

export function cloneState(s: State): State {
  const copy: State = {
    ...s,
    order: s.order.slice(),
    choosing: s.choosing.slice(),
    places: s.places.slice(),
    spare: s.spare.slice(),
    units: s.units.map(cloneUnit),
    buildings: s.buildings.map((building) => ({ ...building })),
    players: s.players.map(clonePlayer),
    lasting: s.lasting.map((lasting) => ({ ...lasting })),
    turn: {
      ...s.turn,
      exposed: s.turn.exposed.slice(),
      lenders: s.turn.lenders.slice(),
      reductions: s.turn.reductions.map((reduction) => ({ ...reduction })),
    },
    played: s.played.map((played) => ({ ...played, picks: played.picks.slice() })),
    works: s.works.map(cloneWork),
    fallen: s.fallen.map((fallen) => ({ ...fallen })),
    asked: s.asked.slice(),
    stacked: s.stacked.slice(),
    winners: s.winners.slice(),
  };
  if (s.attack) copy.attack = { ...s.attack, target: { ...s.attack.target }, path: s.attack.path.slice() };
  if (s.pending)
    copy.pending = { ...s.pending, picks: s.pending.picks.slice(), paid: s.pending.paid.slice() };
  return copy;
}
