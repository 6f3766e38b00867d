/** BTU-3 and BTU-16.1-16.3: the parts of a turn, in their order, and whose turn is next. */
import type { Frame, Seat } from '@gonfalon/kernel';
import { applyResignations } from './elimination.ts';
import { drawLoot, putAway } from './hand.ts';
import { cityFallen } from './scoring.ts';
import { alive, hordesOf, player } from './selectors.ts';
import type { Phase, State } from './state.ts';
import { PHASES, spacesWhere } from './state.ts';
import type { RunStep } from './vocabulary.ts';

/** BTU-3.2: in this order; a closed part is not reopened. */
const PARTS: readonly Exclude<Phase, 'set-up'>[] = PHASES.filter((phase) => phase !== 'set-up');

/** The open steps of a new match, or of a loaded state: the part of the turn that it is in begins. */
export function start(s: State): Frame[] {
  const match = { step: 'match', l: {} };
  if (s.phase === 'set-up') return [match];
  return [match, { step: 'turn', l: { part: PARTS.indexOf(s.phase) } }];
}

const match: RunStep<'match'> = {
  run(ctx) {
    const s = ctx.state;
    if (s.phase === 'set-up') return ctx.call('set-up');
    if (!player(s, s.active).out) return ctx.call('turn');
    passTurn(s); // BTU-3.1
    ctx.goto('match');
  },
};

const turn: RunStep<'turn'> = {
  run(ctx, locals) {
    const part = PARTS[locals.part ?? 0];
    if (part === undefined) return ctx.done();
    locals.part = (locals.part ?? 0) + 1;
    ctx.state.phase = part;
    ctx.call(part);
  },
};

/** BTU-3.3 */
const turnStart: RunStep<'turn-start'> = {
  run(ctx) {
    const s = ctx.state;
    ctx.done();
    ctx.emit({ kind: 'turn', seat: s.active, round: s.round });
    if (!player(s, s.active).spoiled) return;
    s.turn.noReinforce = true;
    s.turn.noMove = true;
    ctx.emit({ kind: 'spoiled-turn', seat: s.active });
    drawLoot(ctx, s.active, hordesOf(s, s.active).length);
  },
};

/** BTU-16.2, 16.3, also after the active player's elimination: BTU-15.3. */
const turnEnd: RunStep<'turn-end'> = {
  run(ctx) {
    const s = ctx.state;
    closeTurn(s, s.active);
    ctx.done();
    applyResignations(ctx); // BTU-17.5
    if (s.ending) return;
    if (cityFallen(s)) s.ending = 'tarsos-fallen';
    else passTurn(s);
  },
};

function closeTurn(s: State, seat: Seat): void {
  for (const card of s.inPlay.slice()) putAway(s, seat, card);
  const p = player(s, seat);
  p.spoiled = false;
  if (p.glory > 0) p.glory--;
  s.turn = { noReinforce: false, noMove: false, gathering: false };
  for (const id of spacesWhere(s, (here) => here.moved > 0 || here.locked > 0)) {
    s.spaces[id].moved = 0;
    s.spaces[id].locked = 0;
  }
  if (p.camp) p.camp.locked = false;
  delete s.battle;
}

/** BTU-3.1, 17.1, 17.6: the turn goes to the left, over those who are out. */
function passTurn(s: State): void {
  s.phase = 'turn-start';
  do {
    s.active = (s.active + 1) % s.players.length;
    if (s.active === s.first) {
      if (s.options.roundLimit > 0 && s.round >= s.options.roundLimit) {
        s.ending = 'round-limit';
        return;
      }
      s.round++;
    }
  } while (player(s, s.active).out && alive(s).length > 0);
}

export const turnSteps = { match, turn, 'turn-start': turnStart, 'turn-end': turnEnd };
