/** Cohorts, chapter 4. */
import type { Card, FactionId } from '../content/index.ts';
import { constants, FACTION_IDS, info } from '../content/index.ts';

export interface CohortPart {
  readonly faction: FactionId;
  readonly size: number;
}

export interface CohortHand {
  readonly parts: readonly CohortPart[];
  readonly draws: number;
  readonly cards: readonly Card[];
}

const MIN_COHORT = 3;
const MAX_COHORT = 6;

/** BTA-4.2: more than 6 count as 6. */
function drawsFor(size: number): number {
  if (size < MIN_COHORT) return 0;
  return constants.cohortDraws[String(Math.min(size, MAX_COHORT)) as keyof typeof constants.cohortDraws];
}

/** The cohorts of a hand whose legendary artefacts join this faction, or none. */
function cohortsWith(hand: readonly Card[], joined: FactionId | undefined): CohortHand {
  const parts: CohortPart[] = [];
  const cards: Card[] = [];
  let draws = 0;
  for (const faction of FACTION_IDS) {
    const members = hand.filter((card) => {
      const { faction: own, legendary } = info(card);
      return own === faction || (legendary && joined === faction);
    });
    if (members.length < MIN_COHORT) continue;
    parts.push({ faction, size: members.length });
    cards.push(...members);
    draws += drawsFor(members.length);
  }
  return { parts, draws, cards };
}

/** BTA-4.3: what a hand announces; nothing, if it holds no cohort. */
export function cohortOf(hand: readonly Card[], own: FactionId | undefined): CohortHand | undefined {
  const order = FACTION_IDS.toSorted((a, b) => Number(b === own) - Number(a === own));
  let best = cohortsWith(hand, undefined);
  for (const faction of hand.some((card) => info(card).legendary) ? order : []) {
    const found = cohortsWith(hand, faction);
    const fewer = found.cards.length < best.cards.length;
    if (found.draws > best.draws || (found.draws === best.draws && fewer)) best = found;
  }
  return best.draws > 0 ? best : undefined;
}

/** Whether there is one, without working out which. */
export function hasCohort(hand: readonly Card[]): boolean {
  const counts: Partial<Record<FactionId, number>> = {};
  let most = 0;
  let legends = 0;
  for (const card of hand) {
    const { faction, legendary } = info(card);
    if (legendary) legends++;
    if (faction === undefined) continue;
    const count = (counts[faction] ?? 0) + 1;
    counts[faction] = count;
    if (count > most) most = count;
  }
  return most + legends >= MIN_COHORT && most > 0;
}
