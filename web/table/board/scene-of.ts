/** The scene that a game draws, from what is known of the table and what is being chosen. */
import type { Choice, Language, Ref } from '@gonfalon/kernel';
import type { SeatInfo, TableInfo, TableView } from '@gonfalon/protocol';
import type { GameUi, Scene } from '@gonfalon/ui-kit';
import { narrow } from '../prompt/choice-selection.ts';

export interface Choosing {
  readonly picked: readonly Ref[];
  readonly concerned: ReadonlySet<Ref>;
}

export interface SceneHandlers {
  pick(ref: Ref): void;
  choose(choice: Choice): void;
  point(ref: Ref | undefined): void;
  explain(ref: Ref): void;
}

const NOTHING: Choosing = { picked: [], concerned: new Set() };
const nothing = () => undefined;
const NO_HANDLERS: SceneHandlers = { pick: nothing, choose: nothing, point: nothing, explain: nothing };

export interface SceneParts {
  readonly ui: GameUi;
  readonly info: TableInfo;
  readonly standing: TableView;
  readonly language: Language;
  readonly nobody: string;
  readonly botName: (bot: string) => string;
}

export function sceneOf(parts: SceneParts, choosing = NOTHING, acts = NO_HANDLERS): Scene {
  const { ui, info, standing, language } = parts;
  const { question, viewer } = standing;
  const { left, offered } = narrow(question?.choices ?? [], choosing.picked);
  const asked = question?.seat ?? standing.waiting?.seat;
  return {
    view: standing.view,
    viewer,
    side: viewer === 'spectator' ? 0 : viewer,
    seats: info.seats.length,
    options: info.options ?? {},
    names: distinct(info.seats.map((seat) => nameOf(seat, parts))),
    language,
    messages: ui.messagesAt?.(standing.view, language) ?? ui.module.messages[language],
    ...(asked !== undefined && { toMove: asked }),
    ...(question && { question }),
    choices: left,
    selected: choosing.picked,
    offered,
    highlighted: choosing.concerned,
    pick: acts.pick,
    choose: acts.choose,
    hover: acts.point,
    explain: acts.explain,
  };
}

function nameOf(
  { kind, person, bot, standsInFor }: SeatInfo,
  { nobody, botName }: Pick<SceneParts, 'nobody' | 'botName'>,
): string {
  const somebody = standsInFor ?? person;
  if (somebody) return somebody.name || nobody;
  return kind === 'bot' && bot !== undefined ? botName(bot) : nobody;
}

/** Two bots of a kind are told apart by a number. */
function distinct(names: readonly string[]): readonly string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
