/** How the match ended, and what to do next. */
import type { Seat } from '@gonfalon/kernel';
import { factsOf, Icon } from '@gonfalon/ui-kit';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { WinChancePanel } from '../../analysis/win-chance-panel.tsx';
import { rematchAt } from '../../match-session/rematch.ts';
import { messages } from '../../messages/messages.ts';
import { positionPath } from '../../replay-source/replay-link.ts';
import { loadWinChances } from '../../replay-source/win-chances-of.ts';
import { RatingChanges, SeatName } from '../panels/rated.tsx';
import { promptOf } from '../prompt/prompt-bar.tsx';
import { SeatSign } from '../seat-mark.tsx';
import type { TableViewModel } from '../table-view-model.ts';
import { RematchButton } from './rematch.tsx';
import { verdictOf } from './verdict.ts';

export function End({ vm }: { readonly vm: TableViewModel }) {
  const { session, ui } = vm;
  const open = useSignal(true);
  const scene = vm.scene.value;
  const read = useMemo(() => () => loadWinChances(session), [session]);
  if (!vm.over.value || !scene) return null;
  const words = messages.value.table.end;
  const standing = vm.shown.value;
  const result = standing?.over?.result ?? standing?.result;
  const people = session.info.value?.seats.filter(({ kind }) => kind === 'human') ?? [];
  // Several people look at one screen: «you» would be whoever happens to hold it.
  const looker = session.kind === 'local' && people.length > 1 ? 'spectator' : scene.viewer;
  const verdict = verdictOf(result, scene.seats, looker);
  const isWinner = (seat: Seat) => verdict !== 'level' && result?.winners.includes(seat);
  if (!open.value) {
    return (
      <button
        type="button"
        class="button is-first end-again"
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="laurel-crown" /> {words.result}
      </button>
    );
  }
  return (
    <section class="floating end" aria-labelledby="end-title">
      <div>
        <h2 id="end-title">
          <Icon name="laurel-crown" /> {words.verdicts[verdict]}
        </h2>
        <p>{promptOf(vm, scene)}</p>
        {result && (
          <table>
            <caption class="visually-hidden">{words.scores}</caption>
            <thead>
              <tr>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.score}</th>
              </tr>
            </thead>
            <tbody>
              {ranking(result.scores).map((seat) => (
                <tr key={seat} class={isWinner(seat) ? 'is-winner' : ''}>
                  <th scope="row">
                    <SeatSign ui={ui} seat={seat} at={factsOf(scene)} /> <SeatName vm={vm} seat={seat} />{' '}
                    {isWinner(seat) && <Icon name="crown" label={words.winner} />}
                  </th>
                  <td>{result.scores[seat]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <RatingChanges vm={vm} />
        <div class="row">
          {scene.viewer !== 'spectator' && (
            <RematchButton
              kind={session.kind === 'local' ? 'local' : 'table'}
              made={session.info.value?.rematch}
              ask={() => rematchAt(session)}
            />
          )}
          <a class="button" href={`/story/${session.id}`}>
            <Icon name="quill-ink" /> {messages.value.home.readStory}
          </a>
          <a class="button" href={`/replay/${session.id}`}>
            {words.replay}
          </a>
          <a class="button" href={`/replay/${session.id}?check`}>
            <Icon name="perspective-dice-six-faces-random" /> {words.dice}
          </a>
          <button
            type="button"
            class="button is-plain"
            onClick={() => {
              open.value = false;
            }}
          >
            {words.look}
          </button>
        </div>
      </div>
      <WinChancePanel
        heading="h3"
        read={read}
        ui={ui}
        at={factsOf(scene)}
        names={scene.names}
        way={{ href: (at) => positionPath(session.id, { at, as: scene.viewer, record: false }) }}
      />
    </section>
  );
}

function ranking(scores: readonly number[]): readonly number[] {
  return scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
