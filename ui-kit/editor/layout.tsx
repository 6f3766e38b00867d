/** An editor around its draft: the bar, the tools, the board, and beside it what is wrong and what else is said. */
import type { Bilingual, ValidationIssue } from '@gonfalon/kernel';
import type { ComponentChildren, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { textIn } from '../scenario/texts.ts';
import { EditorBar } from './bar.tsx';
import type { DraftHistory } from './draft-history.ts';
import type { FaultTelling } from './faults.tsx';
import { Faults, FaultsGlance } from './faults.tsx';
import { goTo } from './part.tsx';
import type { EditorProps } from './scenario-editor-api.ts';

interface Props<Draft> extends FaultTelling {
  /** What the shell gave to the editor. */
  readonly given: EditorProps;
  readonly drafting: DraftHistory<Draft>;
  readonly faults: readonly ValidationIssue[];
  /** The draft without a fault, if neither a tool nor a field can mend it. */
  readonly mended: (draft: Draft, fault: ValidationIssue) => Draft | undefined;
  /** What a fault is about, as a selector. */
  readonly aboutOf: (fault: ValidationIssue) => string;
  /** What is on the chosen spot: spoken when something was done. */
  readonly here: () => string;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly class?: string;
  readonly tools: ComponentChildren;
  readonly board: ComponentChildren;
  /** What the scenario says, in parts. */
  readonly children: ComponentChildren;
}

export function EditorLayout<Draft extends { readonly name?: Bilingual }>(props: Props<Draft>) {
  const {
    given,
    drafting,
    faults,
    formatIssue,
    placeName,
    mended,
    aboutOf,
    here,
    root,
    tools,
    board,
    children,
  } = props;
  const { language, rule, back } = given;
  const { draft } = drafting;
  // Where the cursor goes, the spot itself says.
  const done = useMemo(here, [draft, language]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key only leads back to the board.
    <div
      class={props.class ? `editor ${props.class}` : 'editor'}
      ref={root}
      onKeyDown={({ key, target }) => {
        const inTools = target instanceof Element && target.closest('.editor-tools');
        if (key === 'Escape' && inTools) goTo(root.current, '.editor-spot.is-cursor');
      }}
    >
      <EditorBar title={textIn(draft.name, language)} language={language} drafting={drafting} back={back}>
        {given.children}
      </EditorBar>
      {tools}
      {board}
      <FaultsGlance
        faults={faults}
        language={language}
        onShow={() => goTo(root.current, '.editor-verdict')}
      />
      <div class="editor-side">
        <Faults
          faults={faults}
          language={language}
          formatIssue={formatIssue}
          placeName={placeName}
          rule={rule}
          onShow={(fault) => goTo(root.current, aboutOf(fault))}
          mendOf={(fault) => {
            const next = mended(draft, fault);
            return next && (() => drafting.edit(() => next));
          }}
        />
        {children}
      </div>
      <p class="visually-hidden" role="status">
        {done}
      </p>
    </div>
  );
}
