/** The table in words: the board as text, and every choice as a button. A whole match can be played with it. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { hasSheet } from '../layout.ts';
import { groupChoices } from '../prompt/choice-groups.ts';
import { ChoiceButton } from '../prompt/choices.tsx';
import type { TableViewModel } from '../table-view-model.ts';

/** From the board to the words, and back; what would lie over it goes away. */
export function switchView({ textView, panel }: TableViewModel): void {
  textView.value = !textView.value;
  if (hasSheet.value) panel.value = undefined;
}

export function TextView({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.scene.value;
  const standing = vm.shown.value;
  const words = messages.value.table.text;
  if (!scene || !standing) return null;
  const view = { ...standing, game: vm.ui.module.game.id, seats: scene.seats };
  return (
    <div class="text-view">
      <section aria-labelledby="text-choices">
        <h2 id="text-choices">{words.choices}</h2>
        <ChoiceList key={standing.number} vm={vm} scene={scene} />
      </section>
      <section aria-labelledby="text-board">
        <h2 id="text-board">{words.title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
        <pre tabIndex={0}>{scene.messages.board(view)}</pre>
      </section>
    </div>
  );
}

function ChoiceList({ vm, scene }: { readonly vm: TableViewModel; readonly scene: Scene }) {
  const words = messages.value.table;
  const first = useSignal<Ref | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const level = first.value;
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) list.current?.querySelector('button')?.focus();
    moved.current = true;
  }, [level]);
  const groups = groupChoices(scene.question?.choices ?? []);
  if (groups.length === 0) return <p>{words.text.none}</p>;
  const open = groups.find((group) => group.first !== undefined && group.first === level);
  if (open && level !== undefined) {
    return (
      <>
        <p>{words.text.rest(scene.messages.ref(level))}</p>
        <ul class="choice-list" ref={list}>
          {open.choices.map((choice) => (
            <li key={choice.join(' ')}>
              <ChoiceButton vm={vm} choice={choice}>
                {scene.messages.choice(choice)}
              </ChoiceButton>
            </li>
          ))}
          <li>
            <button
              type="button"
              class="button is-plain"
              onClick={() => {
                first.value = undefined;
              }}
            >
              <span aria-hidden="true">←</span> {messages.value.table.cancel}
            </button>
          </li>
        </ul>
      </>
    );
  }
  return (
    <>
      {groups.some(({ choices }) => choices.length > 1) && <p class="hint">{words.text.first}</p>}
      <ul class="choice-list" ref={list}>
        {groups.map(({ first: thing, choices }) => {
          const [only] = choices;
          return (
            <li key={thing ?? only?.[0]}>
              {only && (choices.length === 1 || thing === undefined) ? (
                <ChoiceButton vm={vm} choice={only}>
                  {scene.messages.choice(only)}
                </ChoiceButton>
              ) : (
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    first.value = thing;
                  }}
                >
                  {words.text.goOn(scene.messages.ref(thing ?? ''))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
