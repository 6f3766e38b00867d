/** The editor: tools, board, and what the scenario says, around one history of drafts. */
import type { ValidationIssue } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { EditorProps } from '@gonfalon/ui-kit';
import { EditorLayout, Part, spotSelector, useDraftHistory } from '@gonfalon/ui-kit/editor';
import { Contents } from '@gonfalon/ui-kit/scenario';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { HexId } from '../../content/index.ts';
import { CAMPS, isHexId } from '../../content/index.ts';
import { scenario } from '../../scenario.ts';
import { messagesIn } from '../messages.ts';
import { EditorBoard } from './board.tsx';
import { CampPanel } from './camp-panel.tsx';
import { describe, linesOf, placeName } from './describe.ts';
import type { Draft } from './draft.ts';
import { faultsOf, placeAt, unitCount } from './draft.ts';
import { HexPanel } from './hex-panel.tsx';
import { editorWords } from './messages.ts';
import { Palette } from './palette.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { mended } from './settings.ts';
import type { Tool } from './tools.ts';
import { apply, erase, moveUnit } from './tools.ts';

const LOOK: Tool = { kind: 'look' };
const MIDDLE: HexId = 'E7';

export function Editor(props: EditorProps) {
  const { language } = props;
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const drafting = useDraftHistory<Draft>(props);
  const { draft, edit } = drafting;
  const [tool, setTool] = useState<Tool>(LOOK);
  const [cursor, setCursor] = useState<HexId>(MIDDLE);
  const root = useRef<HTMLDivElement>(null);
  const faults = useMemo(() => faultsOf(draft), [draft]);
  const faulty = useMemo(() => new Set(faults.flatMap(({ where }) => where.filter(isHexId))), [faults]);

  const onDraft = (next: Draft, stroke?: string) => edit(() => next, stroke);

  const held = useRef(tool);
  held.current = tool;
  const use = useCallback((hex: HexId, stroke: string) => {
    setCursor(hex);
    edit((now) => apply(now, held.current, hex), stroke);
  }, []);

  const aboutOf = ({ where: [where = ''] }: ValidationIssue) => {
    const camp = CAMPS.find((one) => where.startsWith(`camps.${one}`));
    return isHexId(where) ? spotSelector(where) : `[data-part="${camp ?? 'scenario'}"] > summary`;
  };

  return (
    <EditorLayout
      given={props}
      drafting={drafting}
      faults={faults}
      formatIssue={scenario.formatIssue}
      placeName={placeName}
      mended={mended}
      aboutOf={aboutOf}
      here={() => `${cursor}: ${describe(placeAt(draft, cursor), language)}`}
      root={root}
      tools={<Palette draft={draft} tool={tool} language={language} onTool={setTool} />}
      board={
        <EditorBoard
          draft={draft}
          language={language}
          cursor={cursor}
          faulty={faulty}
          paints={tool.kind !== 'look'}
          onUse={use}
          onDrag={(from, to) => edit((now) => moveUnit(now, from, to))}
          onErase={(hex) => edit((now) => erase(now, hex))}
          onCursor={setCursor}
        />
      }
    >
      <Part name="hex" title={words.hex.title(cursor)} open>
        <HexPanel draft={draft} hex={cursor} language={language} onDraft={onDraft} />
      </Part>
      <Part name="scenario" title={words.scenario.title}>
        <ScenarioPanel draft={draft} language={language} onDraft={onDraft} />
      </Part>
      {CAMPS.map((camp) => (
        <Part
          key={camp}
          name={camp}
          title={capitalize(names.camps[camp].camp)}
          aside={words.counts(unitCount(draft, camp), draft.camps[camp].banners)}
        >
          <CampPanel draft={draft} camp={camp} language={language} onDraft={onDraft} />
        </Part>
      ))}
      <Part name="contents" title={words.contents.title}>
        <Contents lines={linesOf(draft, language)} none={words.contents.none} />
      </Part>
    </EditorLayout>
  );
}
