/** Every page of a game wears what the game brings; the pages of the house wear what is the house's. */
import type { GameTheme, GameUi } from '@gonfalon/ui-kit';
import '../styles/theme.css';

/** Whoever asked the system for strong contrasts gets those of the house. */
const UNLESS = 'not (prefers-contrast: more)';

let worn: GameUi | undefined;
let sheet: CSSStyleSheet | undefined;

function wear(ui: GameUi): void {
  if (worn === ui) return;
  worn = ui;
  sheet ??= new CSSStyleSheet({ media: UNLESS });
  sheet.replaceSync(ui.theme ? cssOf(ui.theme) : '');
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset.game = ui.module.game.id;
}

function shed(): void {
  if (!worn) return;
  worn = undefined;
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.game;
}

function cssOf({ colours, display }: GameTheme): string {
  const shades = Object.entries(colours).map(([name, both]) => `--${name}:light-dark(${both.join()});`);
  return `:root{${shades.join('')}--display:"${display}",var(--title)}`;
}

export const looks = {
  wear,
  shed,
  /** The game whose page this is. */
  here: (): GameUi | undefined => worn,
};
