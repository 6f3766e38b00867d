/** «200 matches against the field»: bots play the deck while one looks on. */
import type { Language, Seat } from '@gonfalon/kernel';
import type { GamePageProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CIVS } from '../../content/index.ts';
import { CivIcon } from '../draw/civs.tsx';
import { gameWords } from '../wording.ts';
import type { Deck } from './deck.ts';
import { isReady } from './deck.ts';
import { linkCode } from './deck-link.ts';
import type { Score } from './field-trial.ts';
import { fieldTrials, interval, MATCHES, pairingOf, pointsOf } from './field-trial.ts';
import { deckWords } from './wording.ts';

interface Props {
  readonly deck: Deck;
  readonly language: Language;
  readonly playTrials: GamePageProps['playTrials'];
}

interface Outcome {
  readonly match: number;
  readonly winners: readonly Seat[];
}

export function TrialPanel({ deck, language, playTrials }: Props) {
  const words = deckWords(language);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const stop = useRef<(() => void) | undefined>(undefined);
  const code = linkCode(deck);
  const end = () => {
    stop.current?.();
    stop.current = undefined;
    setState('idle');
  };
  // What was played with other cards tells nothing of these.
  useEffect(() => {
    setOutcomes([]);
    setState('idle');
    return () => {
      stop.current?.();
      stop.current = undefined;
    };
  }, [code]);

  const start = () => {
    setOutcomes([]);
    setState('running');
    stop.current = playTrials(fieldTrials(deck, `${code} ${Date.now()}`), {
      onResult: (match, winners) => setOutcomes((before) => [...before, { match, winners }]),
      onEnd: end,
      onFailure: () => setState('failed'),
    });
  };
  return (
    <section aria-label={words.trial}>
      <h2>{words.trial}</h2>
      <p class="hint">{words.trialHint(MATCHES)}</p>
      {state === 'running' ? (
        <button type="button" class="button" onClick={end}>
          {words.stop}
        </button>
      ) : (
        <button type="button" class="button" disabled={!isReady(deck)} onClick={start}>
          <Icon name="crossed-swords" /> {words.start}
        </button>
      )}
      {!isReady(deck) && <p class="hint">{words.notReady}</p>}
      {state === 'failed' && (
        <p class="fault" role="alert">
          {words.failed}
        </p>
      )}
      {(state === 'running' || outcomes.length > 0) && (
        <>
          <label class="echoes-trial-progress">
            {words.progress(outcomes.length, MATCHES)}
            <progress max={MATCHES} value={outcomes.length} />
          </label>
          <Scores outcomes={outcomes} language={language} />
        </>
      )}
    </section>
  );
}

const scoreOf = (outcomes: readonly Outcome[]): Score => ({
  matches: outcomes.length,
  points: outcomes.reduce((sum, { match, winners }) => sum + pointsOf(match, winners), 0),
});

function Scores({
  outcomes,
  language,
}: {
  readonly outcomes: readonly Outcome[];
  readonly language: Language;
}) {
  const words = deckWords(language);
  const { names } = gameWords(language);
  const rows = CIVS.map((civ) => ({
    civ,
    score: scoreOf(outcomes.filter(({ match }) => pairingOf(match).foe === civ)),
  }));
  return (
    <table class="echoes-trial">
      <thead>
        <tr>
          <th scope="col">{words.foe}</th>
          <th scope="col">{words.matches}</th>
          <th scope="col">{words.won}</th>
          <th scope="col">{words.range}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ civ, score }) => (
          <ScoreRow key={civ} score={score} language={language}>
            <CivIcon civ={civ} /> {names.civs[civ]}
          </ScoreRow>
        ))}
      </tbody>
      <tfoot>
        <ScoreRow score={scoreOf(outcomes)} language={language}>
          {words.all}
        </ScoreRow>
      </tfoot>
    </table>
  );
}

interface RowProps {
  readonly score: Score;
  readonly language: Language;
  readonly children: ComponentChildren;
}

function ScoreRow({ score, language, children }: RowProps) {
  const words = deckWords(language);
  const { low, high } = interval(score);
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{score.matches}</td>
      <td>{score.matches > 0 ? words.percent(score.points / score.matches) : '–'}</td>
      <td>{score.matches > 0 ? words.between(low, high) : '–'}</td>
    </tr>
  );
}
