/** The tools: which one is in the hand, and what it would put down. */
import type { Language } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import { Groups } from '@gonfalon/ui-kit/editor';
import { useState } from 'preact/hooks';
import type { Camp, LandmarkId, UnitTypeId } from '../../content/index.ts';
import { CAMPS, LANDMARK_IDS, level, TERRAIN_IDS, UNIT_TYPE_IDS, unitType } from '../../content/index.ts';
import { messagesIn } from '../messages.ts';
import type { Reward } from './details.tsx';
import { CampPick, ObjectiveDetails, UnitDetails } from './details.tsx';
import type { Draft } from './draft.ts';
import { editorWords } from './messages.ts';
import { Sample } from './samples.tsx';
import type { Tool } from './tools.ts';

const GROUPS = ['terrain', 'unit', 'landmark', 'objective'] as const;
type Group = (typeof GROUPS)[number];

interface Props {
  readonly draft: Draft;
  readonly tool: Tool;
  readonly language: Language;
  readonly onTool: (tool: Tool) => void;
}

export function Palette({ draft, tool, language, onTool }: Props) {
  const words = editorWords[language];
  const [group, setGroup] = useState<Group>('terrain');
  const shared = { draft, tool, language, onTool };
  return (
    <section class="editor-tools" aria-label={words.tools}>
      <div class="editor-hands">
        <ToolButton {...shared} gives={{ kind: 'look' }} label={words.look} title={words.lookHint} />
        <ToolButton {...shared} gives={{ kind: 'erase' }} label={words.erase} title={words.eraseHint} />
      </div>
      <Groups
        label={words.tools}
        groups={GROUPS}
        chosen={group}
        title={(one) => words.groups[one]}
        onChoose={setGroup}
      >
        {group === 'terrain' && <TerrainTools {...shared} />}
        {group === 'unit' && <UnitTools {...shared} />}
        {group === 'landmark' && <LandmarkTools {...shared} />}
        {group === 'objective' && <ObjectiveTools {...shared} />}
      </Groups>
    </section>
  );
}

interface ButtonProps extends Props {
  readonly gives: Tool;
  readonly label: string;
  readonly title?: string;
}

function ToolButton({ tool, gives, label, title, language, onTool }: ButtonProps) {
  const held = JSON.stringify(tool) === JSON.stringify(gives);
  return (
    <button
      type="button"
      class="editor-tool"
      aria-pressed={held}
      title={title}
      data-tool={nameOf(gives)}
      onClick={() => onTool(gives)}
    >
      <Sample tool={gives} language={language} />
      <span>{label}</span>
    </button>
  );
}

/** Short, and the same in every language. */
function nameOf(tool: Tool): string {
  if (tool.kind === 'terrain') return tool.terrain;
  return tool.kind === 'unit' || tool.kind === 'landmark' ? tool.type : tool.kind;
}

function TerrainTools(props: Props) {
  const { names } = messagesIn(props.language);
  return (
    <div class="editor-strip">
      {TERRAIN_IDS.map((terrain) => (
        <ToolButton
          key={terrain}
          {...props}
          gives={{ kind: 'terrain', terrain }}
          label={capitalize(names.terrain[terrain])}
        />
      ))}
    </div>
  );
}

function UnitTools(props: Props) {
  const { draft, tool, language, onTool } = props;
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const held = tool.kind === 'unit' ? tool : undefined;
  const [camp, setCamp] = useState<Camp>(held?.camp ?? 'pennant');
  const races = level[draft.level].races;
  const gives = (type: UnitTypeId): Tool =>
    held?.type === type && held.camp === camp ? held : { kind: 'unit', camp, type };
  const join = (picked: Camp) => {
    setCamp(picked);
    if (held) onTool({ ...held, camp: picked });
  };
  return (
    <>
      <fieldset class="segments editor-camps">
        <legend class="visually-hidden">{words.camp}</legend>
        {CAMPS.map((one) => (
          <label key={one}>
            <input type="radio" name="editor-camp" checked={camp === one} onChange={() => join(one)} />
            <span>{names.camps[one].name}</span>
          </label>
        ))}
      </fieldset>
      <div class="editor-strip">
        {UNIT_TYPE_IDS.filter((type) => races.includes(unitType[type].race)).map((type) => (
          <ToolButton key={type} {...props} gives={gives(type)} label={capitalize(names.unitTypes[type])} />
        ))}
      </div>
      {held && (
        <details class="editor-brush">
          <summary>{words.details}</summary>
          <UnitDetails unit={held} language={language} onUnit={(unit) => onTool({ ...unit, kind: 'unit' })} />
        </details>
      )}
    </>
  );
}

/** Ramparts have a tool of their own. */
const LANDMARKS = LANDMARK_IDS.filter((type) => type !== 'rampart');

function LandmarkTools(props: Props) {
  const { tool, language, onTool } = props;
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const held = tool.kind === 'landmark' ? tool : undefined;
  const [owner, setOwner] = useState<Camp | 'nobody'>(held?.owner ?? 'nobody');
  return (
    <>
      <div class="editor-brush">
        <CampPick<Camp | 'nobody'>
          label={words.owner}
          value={owner}
          others={[['nobody', words.nobody]]}
          language={language}
          onPick={(picked) => {
            setOwner(picked);
            if (held) onTool({ ...held, owner: picked });
          }}
        />
      </div>
      <div class="editor-strip">
        <ToolButton {...props} gives={{ kind: 'rampart' }} label={names.landmarks.rampart} />
        {LANDMARKS.map((type: LandmarkId) => (
          <ToolButton
            key={type}
            {...props}
            gives={{ kind: 'landmark', type, owner }}
            label={names.landmarks[type]}
          />
        ))}
      </div>
    </>
  );
}

function ObjectiveTools(props: Props) {
  const { tool, language, onTool } = props;
  const words = editorWords[language];
  const held = tool.kind === 'objective' ? tool : undefined;
  const [wanted, setWanted] = useState<Reward>(held ?? { camp: 'any', mode: 'hold', banners: 1 });
  const change = (next: Reward) => {
    const { camp, mode, banners } = next;
    setWanted({ camp, mode, banners });
    if (held) onTool({ kind: 'objective', camp, mode, banners });
  };
  const { camp, mode, banners } = wanted;
  return (
    <>
      <div class="editor-brush">
        <ObjectiveDetails objective={wanted} language={language} onObjective={change} />
      </div>
      <div class="editor-strip">
        <ToolButton {...props} gives={{ kind: 'objective', camp, mode, banners }} label={words.objective} />
      </div>
    </>
  );
}
