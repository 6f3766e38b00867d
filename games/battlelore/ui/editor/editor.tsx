/** The editor: tools, board, and what the scenario says, around one history of drafts. */
import type { Fault, Json } from '@gonfalon/kernel';
import { capital } from '@gonfalon/kernel';
import type { EditorProps } from '@gonfalon/ui';
import { Icon } from '@gonfalon/ui';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HexId } from '../../content/index.ts';
import { CAMPS, isHexId } from '../../content/index.ts';
import { speak } from '../words.ts';
import { EditorBoard } from './board.tsx';
import { CampPanel } from './camp-panel.tsx';
import { describe } from './describe.ts';
import type { Draft } from './draft.ts';
import { faultsOf, placeAt, unitCount, usedHexes } from './draft.ts';
import { Faults } from './faults.tsx';
import { HexPanel } from './hex-panel.tsx';
import type { History } from './history.ts';
import { begin, record, redo, undo } from './history.ts';
import { Palette } from './palette.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import type { Tool } from './tools.ts';
import { apply, erase, moveUnit } from './tools.ts';
import { editorWords } from './words.ts';

const LOOK: Tool = { kind: 'look' };
const MIDDLE: HexId = 'E7';

export function Editor({ file, language, rule, onChange, back, children }: EditorProps) {
  const words = editorWords(language);
  const { names } = speak(language);
  const [history, setHistory] = useState<History<Draft>>(() => begin(file as unknown as Draft));
  const [tool, setTool] = useState<Tool>(LOOK);
  const [cursor, setCursor] = useState<HexId>(MIDDLE);
  const root = useRef<HTMLDivElement>(null);
  const draft = history.present;
  const faults = useMemo(() => faultsOf(draft), [draft]);
  const faulty = useMemo(() => new Set(faults.flatMap(({ where }) => where.filter(isHexId))), [faults]);

  // What was done is spoken; where the cursor goes, the hex itself says.
  const done = useMemo(() => `${cursor}: ${describe(placeAt(draft, cursor), language)}`, [draft, language]);

  // Several strokes may come between two drawings: each goes on from the last.
  const latest = useRef(history);
  const told = useRef(onChange);
  told.current = onChange;
  const go = (next: History<Draft>) => {
    if (next === latest.current) return;
    latest.current = next;
    setHistory(next);
    told.current(next.present as unknown as Json);
  };
  const edit = (change: (now: Draft) => Draft, stroke?: string) =>
    go(record(latest.current, change(latest.current.present), stroke));
  const onDraft = (next: Draft, stroke?: string) => edit(() => next, stroke);

  const held = useRef(tool);
  held.current = tool;
  const use = useCallback((hex: HexId, stroke: string) => {
    setCursor(hex);
    edit((now) => apply(now, held.current, hex), stroke);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const steps = stepOf(event);
      if (!steps || writes(event.target)) return;
      event.preventDefault();
      go(steps(latest.current));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  /** Goes to what a fault is about. */
  const show = ({ where: [where = ''] }: Fault) => {
    const camp = CAMPS.find((one) => where.startsWith(`camps.${one}`));
    const target = isHexId(where) ? `[data-hex="${where}"]` : `[data-part="${camp ?? 'scenario'}"] > summary`;
    const element = root.current?.querySelector<HTMLElement | SVGElement>(target);
    if (element?.parentElement instanceof HTMLDetailsElement) element.parentElement.open = true;
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    element?.focus();
  };

  return (
    <div class="editor" ref={root}>
      <header class="editor-bar">
        {back}
        <h1>{draft.name?.[language] || words.untitled}</h1>
        <div class="row">
          <Step
            label={words.undo}
            keys={words.undoKeys}
            icon="anticlockwise-rotation"
            of={history.past}
            act={() => go(undo(latest.current))}
          />
          <Step
            label={words.redo}
            keys={words.redoKeys}
            icon="clockwise-rotation"
            of={history.future}
            act={() => go(redo(latest.current))}
          />
          {children}
        </div>
      </header>
      <Palette draft={draft} tool={tool} language={language} onTool={setTool} />
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
      <div class="editor-side">
        <Faults faults={faults} language={language} rule={rule} onShow={show} />
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
            title={capital(names.camps[camp].camp)}
            aside={words.counts(unitCount(draft, camp), draft.camps[camp].banners)}
          >
            <CampPanel draft={draft} camp={camp} language={language} onDraft={onDraft} />
          </Part>
        ))}
        <Part name="contents" title={words.contents.title}>
          <Contents draft={draft} language={language} />
        </Part>
      </div>
      <p class="visually-hidden" role="status">
        {done}
      </p>
    </div>
  );
}

/** The step back or forward that a key means. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): typeof undo | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? redo : undo;
  return letter === 'y' ? redo : undefined;
}

/** Where the browser has an undo of its own. */
const writes = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input[type="text"], textarea');

interface StepProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: 'anticlockwise-rotation' | 'clockwise-rotation';
  readonly of: readonly unknown[];
  readonly act: () => void;
}

function Step({ label, keys, icon, of, act }: StepProps) {
  return (
    <button
      type="button"
      class="button is-plain"
      title={`${label} (${keys})`}
      disabled={of.length === 0}
      onClick={act}
    >
      <Icon name={icon} />
      <span class="wide-only">{label}</span>
      <span class="visually-hidden narrow-only">{label}</span>
    </button>
  );
}

interface PartProps {
  readonly name: string;
  readonly title: string;
  readonly aside?: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

function Part({ name, title, aside, open = false, children }: PartProps) {
  return (
    <details class="editor-part" data-part={name} open={open}>
      <summary>
        <h2>{title}</h2>
        {aside && <span class="hint">{aside}</span>}
      </summary>
      {children}
    </details>
  );
}

function Contents({
  draft,
  language,
}: {
  readonly draft: Draft;
  readonly language: EditorProps['language'];
}) {
  const hexes = usedHexes(draft);
  if (hexes.length === 0) return <p>{editorWords(language).contents.none}</p>;
  return (
    <ul class="editor-contents">
      {hexes.map((hex) => (
        <li key={hex}>
          <b>{hex}</b> {describe(placeAt(draft, hex), language)}
        </li>
      ))}
    </ul>
  );
}
