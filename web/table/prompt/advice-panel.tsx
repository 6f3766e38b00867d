/** What a bot would do in one's place, beside the question. */
import { hintBot } from '@gonfalon/bots';
import type { Hint } from '@gonfalon/protocol';
import type { Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { messages } from '../../messages/messages.ts';
import { errorMessage } from '../../net/error-message.ts';
import { language } from '../../settings/settings.ts';
import { Label } from '../label.tsx';
import type { TableViewModel } from '../table-view-model.ts';
import type { Outcomes } from './advice.ts';
import { outcomesIn, reasonsIn } from './advice.ts';

export function AdviceButton({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table.advice;
  const { advice } = vm;
  const thinking = advice.thinking.value;
  if (!advice.possible.value || vm.busy.value) return null;
  const name = botName();
  return (
    <button
      type="button"
      class="button is-plain advice-button"
      title={`${words.whom(name)} (h)`}
      aria-disabled={thinking}
      aria-busy={thinking}
      aria-expanded={advice.hint.value !== undefined}
      onClick={() => void advice.toggle()}
    >
      {thinking ? <span class="spinner" aria-hidden="true" /> : <Icon name="robot-golem" />}
      <Label short={words.askShort} long={thinking ? words.thinking(name) : words.ask} />
    </button>
  );
}

/** Always there, so that what comes into it is spoken. */
export function AdvicePanel({ vm }: { readonly vm: TableViewModel }) {
  const { advice } = vm;
  const scene = vm.scene.value;
  const hint = vm.busy.value ? undefined : advice.hint.value;
  const failure = advice.failure.value;
  return (
    <div class="advice" aria-live="polite">
      {scene && hint && <HintResult vm={vm} scene={scene} hint={hint} />}
      {scene && failure && (
        <div class="advice-told">
          <p>{errorMessage(failure, scene.messages)}</p>
          <div class="row">
            <CloseButton vm={vm} />
          </div>
        </div>
      )}
    </div>
  );
}

/** From here on nothing else needs to be said for a choice. */
const SURE_WIN = 0.5;

interface HintResultProps {
  readonly vm: TableViewModel;
  readonly scene: Scene;
  readonly hint: Hint;
}

function HintResult({ vm, scene, hint }: HintResultProps) {
  const words = messages.value.table.advice;
  return (
    <div class="advice-told">
      <p>
        <Icon name="robot-golem" /> {words.would(botName())}{' '}
        <strong>{words.choice(planOf(hint, vm, scene), chanceOf(hint, vm))}</strong>{' '}
        {because(hint, scene, vm)}
      </p>
      <div class="row">
        <button type="button" class="button is-first" onClick={() => vm.propose(hint.choice)}>
          {words.doIt}
        </button>
        <CloseButton vm={vm} />
      </div>
    </div>
  );
}

function CloseButton({ vm }: { readonly vm: TableViewModel }) {
  return (
    <button type="button" class="button is-plain" onClick={() => vm.advice.close()}>
      {messages.value.table.close}
    </button>
  );
}

/** The choice by what it is called on its button, if it names nothing; else in the words of the game. */
function planOf({ choice }: Hint, { ui }: TableViewModel, scene: Scene): string {
  const button = choice.length === 1 ? ui.action?.(choice, scene) : undefined;
  return button ?? scene.messages.choice(choice, scene.question);
}

/** How likely the battle that it begins is won. */
function chanceOf({ choice }: Hint, vm: TableViewModel): string | undefined {
  const odds = vm.oddsOf(choice);
  return odds && percent(odds.win);
}

function percent(share: number): string {
  return share.toLocaleString(language.value, { style: 'percent' });
}

function because(hint: Hint, { question, messages: gameWords }: Scene, { ui }: TableViewModel): string {
  const words = messages.value.table.advice;
  const wins = hint.wins === undefined ? '' : words.wins(percent(hint.wins));
  // What wins the match needs no other reason.
  if (hint.wins !== undefined && hint.wins >= SURE_WIN) return wins;
  if (question?.choices.length === 1) return words.only;
  return [wins, reasonsOf(hint, gameWords, ui.outcomes?.[language.value])].filter(Boolean).join(' ');
}

function reasonsOf(hint: Hint, gameWords: Scene['messages'], outcomes: Outcomes | undefined): string {
  const words = messages.value.table.advice;
  if (outcomes) {
    const { gains, prices } = outcomesIn(hint, outcomes);
    if (gains.length > 0) return words.brings(gains, prices);
    return prices.length > 0 ? words.costs(prices) : words.alike;
  }
  const { better, worse } = reasonsIn(hint, gameWords);
  const [good, bad] = [better.join(', '), worse.join(', ')];
  if (good && bad) return words.both(good, bad);
  if (good) return words.better(good);
  return bad ? words.worse(bad) : words.alike;
}

function botName(): string {
  const { lobby, table } = messages.value;
  return lobby.bots[hintBot.name]?.name ?? table.botName(hintBot.name);
}
