/** Whether every die of a match was honest, told so that anybody can understand it. */
import type { GameMessages } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Difference, Verdict } from '../analysis/check.ts';
import { countDice } from '../analysis/dice.ts';
import { DiceTable } from '../analysis/dice-table.tsx';
import type { DrawnFaces } from '../analysis/faces.ts';
import { replayMessages } from '../messages/replay-messages.ts';
import type { Check } from '../replay-source/replay-source.ts';
import type { ReplayPlayer } from './replay-player.ts';

interface Props {
  readonly projector: ReplayPlayer;
  readonly ui: GameUi;
  readonly words: GameMessages;
  readonly names: readonly string[];
  readonly drawn: () => DrawnFaces;
  onClose(): void;
}

export function CheckDialog({ projector, ui, words, names, drawn, onClose }: Props) {
  const texts = replayMessages.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [check, setCheck] = useState<Check | 'failed' | undefined>();
  useEffect(() => {
    dialog.current?.showModal();
    projector.reel.check().then(setCheck, () => setCheck('failed'));
  }, [projector]);
  const dice = check && check !== 'failed' ? countDice(check.events, ui.dice?.bind(ui), names.length) : [];
  const look = (at: number) => {
    onClose();
    void projector.seek(at);
  };
  return (
    <dialog ref={dialog} class="check" aria-labelledby="check-title" onClose={onClose}>
      <h2 id="check-title">
        <Icon name="perspective-dice-six-faces-random" /> {texts.check.title}
      </h2>
      <div aria-live="polite">
        {check === undefined && <p>{texts.check.working}</p>}
        {check === 'failed' && <p role="alert">{texts.check.failed}</p>}
        {check && check !== 'failed' && <VerdictView verdict={check.verdict} words={words} look={look} />}
      </div>
      {check && check !== 'failed' && (
        <>
          <h3>{texts.dice.title}</h3>
          {dice.map((count) => (
            <DiceTable key={count.kind.id} dice={count} names={names} drawn={drawn()} />
          ))}
          {dice.length === 0 && <p>{texts.dice.none}</p>}
          <details>
            <summary>{texts.check.how}</summary>
            <p>{texts.check.howText}</p>
            <dl class="check-numbers">
              {check.verdict.commitment && (
                <Code label={texts.check.fingerprint} text={check.verdict.commitment} />
              )}
              {check.verdict.seed && <Code label={texts.check.seedLabel} text={check.verdict.seed} />}
            </dl>
          </details>
        </>
      )}
      <p class="row">
        <button type="button" class="button is-first" onClick={() => dialog.current?.close()}>
          {texts.check.close}
        </button>
      </p>
    </dialog>
  );
}

function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </>
  );
}

interface VerdictProps {
  readonly verdict: Verdict;
  readonly words: GameMessages;
  readonly look: (at: number) => void;
}

function VerdictView({ verdict, words, look }: VerdictProps) {
  const texts = replayMessages.value.check;
  const { difference, sealed, entries } = verdict;
  if (difference) {
    return (
      <div class="verdict is-bad">
        <p>
          <strong>✗ {texts.bad}</strong>
        </p>
        <p>{differenceText(difference, words)}</p>
        {difference.what === 'choice' && (
          <button type="button" class="button" onClick={() => look(difference.at - 1)}>
            {texts.goTo}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="verdict is-good">
      <p>
        <strong>✓ {texts.good}</strong>
      </p>
      <ul>
        <li>{sealed ? texts.seed : texts.unsealed}</li>
        <li>{texts.choices(entries)}</li>
      </ul>
    </div>
  );
}

function differenceText(difference: Difference, words: GameMessages): string {
  const texts = replayMessages.value.check;
  if (difference.what === 'rules') return texts.rules(difference.theirs, difference.ours);
  if (difference.what !== 'choice') return texts[difference.what];
  const { at, refusal } = difference;
  const plain = !refusal || refusal.rule.startsWith('table.');
  return plain ? texts.choicePlain(at) : `${texts.choice(at)} ${words.refusal(refusal)}`;
}
