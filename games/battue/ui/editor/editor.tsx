/** The editor of cities: what may lie where, the plan, and what else the city uiMessages, around one history of drafts. */
import type { Language, ValidationIssue } from '@gonfalon/kernel';
import type { EditorProps } from '@gonfalon/ui-kit';
import { EditorLayout, goTo, Part, spotSelector, useDraftHistory } from '@gonfalon/ui-kit/editor';
import { Contents } from '@gonfalon/ui-kit/scenario';
import { useMemo, useRef, useState } from 'preact/hooks';
import { isSpaceId } from '../../content/index.ts';
import { scenario } from '../../scenario.ts';
import { EditorBoard } from './board.tsx';
import { mended, setCamp, setTile } from './changes.ts';
import { describe, linesOf, placeName, spotName } from './describe.ts';
import type { Draft } from './draft.ts';
import { faultsOf } from './draft.ts';
import { editorMessages } from './messages.ts';
import { Palette } from './palette.tsx';
import { CampsPanel, CityPanel, NotesPanel } from './panels.tsx';
import type { Spot, SpotId } from './spots.ts';
import { campAt, SPOTS, spotOf } from './spots.ts';

const BEGIN: SpotId = 'N-L1';

export function Editor(props: EditorProps) {
  const { language } = props;
  const words = editorMessages[language];
  const drafting = useDraftHistory<Draft>(props);
  const { draft, edit } = drafting;
  const [cursor, setCursor] = useState<SpotId>(BEGIN);
  const root = useRef<HTMLDivElement>(null);
  const spot = spotOf(cursor);
  const faults = useMemo(() => faultsOf(draft), [draft]);
  const faulty = useMemo(() => new Set(faults.flatMap(({ where }) => where.flatMap(spotsIn))), [faults]);

  const aboutOf = ({ where: [where = ''] }: ValidationIssue) => {
    const [place] = spotsIn(where);
    const part = ['camps', 'note'].find((one) => where.startsWith(one)) ?? 'city';
    return place ? spotSelector(place) : `[data-part^="${part}"] > summary`;
  };

  const erase = (id: SpotId) => {
    const at = spotOf(id);
    if (at?.kind === 'slot') return edit((now) => setTile(now, at.id, undefined));
    const clan = at && campAt(draft, at.camp);
    if (clan) edit((now) => setCamp(now, clan, undefined));
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
      here={() => (spot ? lineOn(draft, spot, language) : '')}
      root={root}
      class="is-battue"
      tools={
        spot && <Palette draft={draft} spot={spot} language={language} onEdit={edit} onSpot={setCursor} />
      }
      board={
        <EditorBoard
          draft={draft}
          language={language}
          cursor={cursor}
          faulty={faulty}
          onCursor={setCursor}
          onChoose={() => goTo(root.current, '.editor-strip [aria-pressed="true"]')}
          onErase={erase}
        />
      }
    >
      <Part name="city" title={words.city.title} aside={words.laid(Object.keys(draft.tiles).length)} open>
        <p class="hint">{words.known}</p>
        <CityPanel draft={draft} language={language} onEdit={edit} />
      </Part>
      <Part name="camps" title={words.camps.title} open>
        <CampsPanel draft={draft} language={language} onEdit={edit} />
      </Part>
      <Part name="notes" title={words.notes}>
        <NotesPanel draft={draft} language={language} onEdit={edit} />
      </Part>
      <Part name="contents" title={words.contents.title}>
        <Contents lines={linesOf(draft, language)} none={words.contents.none} />
      </Part>
    </EditorLayout>
  );
}

/** The spots that a place of a fault stands for: a tile's own, or those of camps before a wall. */
function spotsIn(where: string): readonly SpotId[] {
  if (!isSpaceId(where)) return [];
  return SPOTS.filter((spot) => spot.id === where || (spot.kind === 'camp' && spot.camp.space === where)).map(
    ({ id }) => id,
  );
}

const lineOn = (draft: Draft, spot: Spot, language: Language) =>
  `${spotName(spot, language)}: ${describe(draft, spot, language)}`;
