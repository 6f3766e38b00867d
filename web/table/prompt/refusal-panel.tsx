/** Why something was refused: the sentence, the rule with its text, and a way to read on. */
import type { Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { errorMessage, isTableRule } from '../../net/error-message.ts';
import { isNotInLessonYet } from '../../net/failure.ts';
import { RuleLink } from '../panels/rule-link.tsx';
import type { Refused, TableViewModel } from '../table-view-model.ts';
import { placeAway } from './panel-position.ts';

/** One line: the rest is told to those who ask. */
export function refusalOf(refused: Refused, scene: Scene): string {
  return sentence(refused, scene.messages);
}

export function RefusalPanel({ vm }: { readonly vm: TableViewModel }) {
  const refused = vm.whyOpen.value ? vm.refused.value : undefined;
  const scene = vm.scene.value;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => placeAway(panel.current, refused?.ref), [refused]);
  if (!refused || !scene) return null;
  const words = messages.value.table;
  const { rule } = refused.failure;
  const ofGame = rule !== undefined && !isTableRule(rule) ? rule : undefined;
  const text = ofGame !== undefined ? scene.messages.rules[ofGame] : undefined;
  const about = refused.ref === undefined ? undefined : vm.ui.explain(refused.ref, scene);
  return (
    <section class="floating why" ref={panel} role="alert">
      <header>
        <h2>
          <Icon name="info" /> {isNotInLessonYet(refused.failure) ? words.why.notYet : words.why.title}
        </h2>
        <button type="button" class="small-button" aria-label={words.close} onClick={() => vm.dismiss()}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      <p class="why-sentence">{sentence(refused, scene.messages)}</p>
      {ofGame !== undefined && text && (
        <blockquote class="rule-text">
          <p>
            <strong>{words.why.rule(ofGame)}</strong> {text}
          </p>
          <RuleLink game={vm.ui.module.game.id} rule={ofGame}>
            {words.why.read}
          </RuleLink>
        </blockquote>
      )}
      {about && (
        <details>
          <summary>{words.why.about(about.title)}</summary>
          {about.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </section>
  );
}

function sentence({ failure, waitingFor }: Refused, words: Parameters<typeof errorMessage>[1]): string {
  const { why } = messages.value.table;
  if (waitingFor !== undefined) return why.notYou(waitingFor);
  return failure.rule === 'table.stale' ? why.stale : errorMessage(failure, words);
}
