/** What only the screen says, the same in both languages; a language that leaves one out does not compile. */
import type { CostFormula, CouncilSeat, Face } from '../content/index.ts';
import type { GroupName } from './hands.ts';
import type { Sign } from './status.ts';

export interface UiMessages {
  /** One letter for each camp. */
  readonly letters: readonly [string, string];
  count(n: number): string;
  decimal(n: number): string;
  percent(share: number): string;
  readonly groups: Readonly<Record<GroupName, string>>;
  readonly signs: Readonly<Record<Sign, string>>;
  /** Sides of a section card. */
  readonly flankLetters: readonly [string, string, string];
  /** «equal to command», where a number stands. */
  readonly command: string;
  readonly decision: {
    /** What «done» does, by what it ends. */
    readonly ends: Readonly<Record<'order' | 'move' | 'combat', string>>;
    readonly attack: string;
    target(unit: string, hex: string): string;
  };
  readonly odds: {
    readonly dice: string;
    readonly hit: string;
    readonly losses: string;
    readonly retreat: string;
    readonly answered: string;
    readonly ownLosses: string;
    readonly sampled: string;
    readonly aim: string;
    readonly note: string;
  };
  readonly unit: {
    /** Who it is: camp, class, banner and race. */
    kind(camp: string, klass: string, banner: string, troops: string, race: string): string;
    figures(left: number, full: number): string;
    dice(n: number): string;
    moves(battle: number, most: number): string;
    range(n: number): string;
    bold(n: number, supported: boolean): string;
    readonly normal: string;
    readonly frightened: string;
    stored(n: number): string;
    card(name: string, text: string): string;
    readonly cornered: string;
    stands(hex: string, grounds: readonly string[]): string;
  };
  readonly hex: {
    readonly none: string;
    sections(names: readonly string[]): string;
    objective(banners: number, camp: string | undefined, mode: string): string;
    captured(camp: string): string;
    owned(name: string, camp: string): string;
    readonly halfHex: string;
  };
  readonly card: {
    copies(n: number): string;
    cost(n: number): string;
    /** A cost that depends on what the opponent paid. */
    readonly costs: Readonly<Record<CostFormula, string>>;
    readonly byAnswer: string;
    ofClass(name: string, n: number): string;
    level(n: number): string;
    readonly outOfCharacter: string;
    cancelled(name: string): string;
  };
  readonly council: {
    title: string;
    level(n: number): string;
    readonly hidden: string;
    readonly brings: (landmark: string) => string;
  };
  readonly camp: {
    banners(won: number, needed: number): string;
    readonly bannersTitle: string;
    command(n: number): string;
    lore(n: number): string;
    goblet(n: number): string;
    readonly gobletTitle: string;
    readonly looking: string;
  };
  readonly aside: {
    well(n: number): string;
    readonly wellTitle: string;
    readonly commandPile: string;
    readonly lorePile: string;
    piles(pile: number, discard: number): string;
    out(n: number): string;
    readonly table: string;
    turn(n: number): string;
    lastCard(name: string): string;
    notRolled(n: number): string;
    hits(n: number): string;
  };
  readonly dice: {
    rolled(title: string, attacker: string, target: string): string;
    spell(target: string): string;
    critical(unit: string): string;
    cornered(unit: string): string;
    panic(unit: string): string;
    face(name: string): string;
    readonly meaning: Readonly<Record<Face, string>>;
  };
  readonly number: { readonly title: (n: number) => string; readonly text: string };
  readonly options: {
    readonly adventure: string;
    readonly adventureHint: string;
    readonly turnCap: string;
    readonly turnCapHint: string;
    /** BLO-16.8 */
    councilLevels(camp: string): string;
    readonly councilLevelsHint: string;
    level(name: string, text: string): string;
  };
  readonly content: {
    readonly command: string;
    readonly lore: (klass: string) => string;
    readonly unit: string;
    readonly weapon: string;
    readonly race: string;
    readonly terrain: string;
    readonly landmark: string;
    readonly power: string;
    readonly adventure: string;
    unitText(
      klass: string,
      banner: string,
      weapon: string,
      race: string,
      dice: number,
      figures: number,
    ): string;
    moves(battle: number, most: number): string;
    ofDeck(n: number): string;
    adventureText(level: string, text: string, objective: string): string;
    boldInfantry(n: number): string;
    flees(n: number): string;
    readonly rush: string;
    readonly mercenary: string;
    readonly plainRace: string;
  };
  readonly masters: Readonly<Record<CouncilSeat, string>>;
}
