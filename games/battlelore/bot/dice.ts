/** Odds of a roll, worked out once: how many dice hit, how many figures fall, how many flags are taken. */

/** More dice are rolled by nobody. */
const MAX_DICE = 12;
/** No unit has more figures. */
const MAX_FIGURES = 4;
/** The faces that may hit: a helmet, the sword, Lore, the flag, and the other helmets by a card. */
const MAX_FACES = 6;

type Table = readonly number[];

/** The chance of each number of successes among so many dice. */
function binomial(dice: number, chance: number): number[] {
  let odds = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(odds.length + 1).fill(0);
    for (let k = 0; k < odds.length; k++) {
      next[k] += odds[k] * (1 - chance);
      next[k + 1] += odds[k] * chance;
    }
    odds = next;
  }
  return odds;
}

/** Hits of a roll in which one sword is spared: those of the other faces, and all swords but one. */
function sparing(dice: number, faces: number): number[] {
  const odds = new Array<number>(dice + 1).fill(0);
  const swords = binomial(dice, 1 / 6);
  for (let s = 0; s <= dice; s++) {
    const others = binomial(dice - s, (faces - 1) / 5);
    for (let k = 0; k < others.length; k++) odds[k + Math.max(0, s - 1)] += swords[s] * others[k];
  }
  return odds;
}

function hitTable(dice: number, faces: number, spared: boolean): Table {
  return spared && faces > 0 ? sparing(dice, faces) : binomial(dice, faces / 6);
}

/** Where the numbers of a roll against so many figures are kept. */
const place = (dice: number, faces: number, spared: boolean, figures: number): number =>
  ((dice * (MAX_FACES + 1) + faces) * 2 + (spared ? 1 : 0)) * (MAX_FIGURES + 1) + figures;

const size = place(MAX_DICE + 1, 0, false, 0);
const losses = new Float64Array(size);
const kills = new Float64Array(size);
/** Of a creature: each hit is rolled again and kills with one face of six. */
const deaths = new Float64Array(size);

for (let dice = 0; dice <= MAX_DICE; dice++) {
  for (let faces = 0; faces <= MAX_FACES; faces++) {
    for (const spared of [false, true]) {
      const odds = hitTable(dice, faces, spared);
      for (let figures = 0; figures <= MAX_FIGURES; figures++) {
        const at = place(dice, faces, spared, figures);
        for (let k = 0; k < odds.length; k++) {
          losses[at] += odds[k] * Math.min(k, figures);
          if (k >= figures) kills[at] += odds[k];
          deaths[at] += odds[k] * (1 - (5 / 6) ** k);
        }
      }
    }
  }
}

/** How many flags of a roll are taken by a unit that ignores so many, and the chance that any is. */
const MAX_BOLD = 4;
const flagPlace = (dice: number, bold: number): number => dice * (MAX_BOLD + 1) + bold;
const flags = new Float64Array(flagPlace(MAX_DICE + 1, 0));
const flights = new Float64Array(flags.length);

for (let dice = 0; dice <= MAX_DICE; dice++) {
  const odds = binomial(dice, 1 / 6);
  for (let bold = 0; bold <= MAX_BOLD; bold++) {
    for (let k = bold + 1; k < odds.length; k++) {
      flags[flagPlace(dice, bold)] += odds[k] * (k - bold);
      flights[flagPlace(dice, bold)] += odds[k];
    }
  }
}

const within = (dice: number): number => (dice > MAX_DICE ? MAX_DICE : dice);

/** Figures that a roll removes from so many, when so many faces of a die hit. */
export function expectedLoss(dice: number, faces: number, spared: boolean, figures: number): number {
  return losses[place(within(dice), faces, spared, figures)];
}

/** The chance of as many hits as there are figures. */
export function killChance(dice: number, faces: number, spared: boolean, figures: number): number {
  return kills[place(within(dice), faces, spared, figures)];
}

/** The chance that a creature dies of a roll. */
export function deathChance(dice: number, faces: number): number {
  return deaths[place(within(dice), faces, false, 0)];
}

export function expectedFlags(dice: number, bold: number): number {
  return flags[flagPlace(within(dice), Math.min(bold, MAX_BOLD))];
}

export function flightChance(dice: number, bold: number): number {
  return flights[flagPlace(within(dice), Math.min(bold, MAX_BOLD))];
}

/** The chance of at least so many hits when so many are expected, of many small rolls together. */
export function atLeast(hits: number, expected: number): number {
  if (expected <= 0) return hits <= 0 ? 1 : 0;
  let term = Math.exp(-expected);
  let below = 0;
  for (let k = 0; k < hits; k++) {
    below += term;
    term *= expected / (k + 1);
  }
  return Math.max(0, 1 - below);
}
