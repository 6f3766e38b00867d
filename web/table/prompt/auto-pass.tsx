/** For how long one does not want to be asked the open question again, and for which cards never. */
import type { Question } from '@gonfalon/kernel';
import { messages } from '../../messages/messages.ts';
import type { TableViewModel } from '../table-view-model.ts';

interface Props {
  readonly vm: TableViewModel;
  readonly question: Question;
}

export function AutoPassButtons({ vm, question: { autoPass, choices } }: Props) {
  const words = messages.value.table.reaction;
  if (!autoPass) return null;
  const { key, wider = {}, cards = [] } = autoPass;
  // Of what stays unsaid nobody wants to be spared: there is nothing to hush where nothing could be played.
  const held = cards.filter((card) => choices.some((choice) => choice.includes(card, 1)));
  const gameMessages = vm.scene.value?.messages;
  return (
    <>
      <Pass act={() => vm.autoPass(key)}>{wider.turn === undefined ? words.waive : words.short}</Pass>
      {wider.turn !== undefined && <Pass act={() => vm.autoPass(wider.turn)}>{words.waive}</Pass>}
      {wider.match !== undefined && <Pass act={() => vm.autoPass(wider.match)}>{words.match}</Pass>}
      {held.map((card) => (
        <Pass key={card} act={() => vm.hush(card)}>
          {words.card(gameMessages?.ref(card) ?? card)}
        </Pass>
      ))}
    </>
  );
}

function Pass({ act, children }: { readonly act: () => Promise<void>; readonly children: string }) {
  return (
    <button type="button" class="button is-plain" onClick={() => void act()}>
      {children}
    </button>
  );
}
