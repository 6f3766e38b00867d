/**
 * Sets a table up: `/play/<game>?with=bot|screen|friends`, against another level with `&bot=page`, with a setting of the game
 * by its name, such as `&mode=long`.
 */
import { levels } from '@gonfalon/bots';
import type { Game, Params } from '@gonfalon/kernel';
import { hasMates, seatCounts } from '@gonfalon/kernel';
import type { CreateTable, TableInfo } from '@gonfalon/protocol';
import type { GameCard, GameUi, ScenarioPreview } from '@gonfalon/ui-kit';
import { chooseOptions, Icon } from '@gonfalon/ui-kit';
import { useState } from 'preact/hooks';
import { GamePageLinks } from '../games/game-page-links.tsx';
import { coverOf, useGame } from '../games/games.ts';
import { sidesAt } from '../games/sides.ts';
import { createLocal } from '../match-session/local-matches.ts';
import { botName } from '../messages/bot-name.ts';
import { editMessages } from '../messages/edit-messages.ts';
import { messages } from '../messages/messages.ts';
import { address, go } from '../navigation/router.ts';
import { errorMessage } from '../net/error-message.ts';
import { post } from '../net/http.ts';
import { ScenarioPicker } from '../scenarios/scenario-picker.tsx';
import { TableScenario, usePreview } from '../scenarios/scenario-preview.tsx';
import { language } from '../settings/settings.ts';
import { showToast } from '../toasts/toasts.tsx';
import { useTitle } from '../turn-alerts/document-title.ts';
import { NotFoundPage } from './not-found.tsx';
import { OptionInput } from './option-input.tsx';
import { RatedSwitch } from './rated-switch.tsx';
import type { ClockName, Mode, ReactionName, SeatPlan, WindowsChoice } from './seat-plan.ts';
import {
  CLOCKS,
  changeSeat,
  faultOf,
  initialSeats,
  MODES,
  REACTIONS,
  ratedFault,
  resize,
  SEAT_PLANS,
} from './seat-plan.ts';

/** A rated match needs a clock: this one, unless another was chosen. */
const RATED_CLOCK: ClockName = 'live-30';

export default function SetUpPage({ rest }: { readonly rest: string }) {
  const cover = coverOf(rest);
  const ui = useGame(cover?.id);
  // Waited for: what comes late would push the button away from under a pointer.
  const preview = usePreview(cover);
  if (!cover) return <NotFoundPage />;
  if (ui === 'failed') return <p class="page">{messages.value.shell.failed.title}</p>;
  if (!ui || !preview) return <p class="page waiting">{messages.value.shell.loading}</p>;
  return <SetUp key={cover.id} cover={cover} ui={ui} preview={preview} />;
}

interface Online {
  readonly public: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly chat: CreateTable['chat'];
  readonly clock: ClockName;
  readonly windows: WindowsChoice;
  readonly reaction: ReactionName;
}

interface SetUpProps {
  readonly cover: GameCard;
  readonly ui: GameUi;
  readonly preview: ScenarioPreview | 'none';
}

function SetUp({ cover, ui, preview }: SetUpProps) {
  const words = messages.value.lobby;
  const { title } = cover.messages[language.value];
  const mode = MODES.find((known) => known === address.value.searchParams.get('with')) ?? 'bot';
  const bot = levels.find(({ name }) => name === address.value.searchParams.get('bot'))?.name;
  const [seats, setSeats] = useState(() => initialSeats(mode, seatCounts(cover)[0] ?? 1, bot));
  const [names, setNames] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Params>(() => Object.fromEntries(address.value.searchParams));
  const [scenario, setScenario] = useState<Params>({});
  const [scenarioSeats, setScenarioSeats] = useState<number>();
  const [online, setOnline] = useState<Online>({
    public: false,
    spectators: true,
    hints: false,
    rated: false,
    chat: 'all',
    clock: 'none',
    windows: 'clock',
    reaction: 'none',
  });
  const [busy, setBusy] = useState(false);
  // What a scenario of one's own says is not asked.
  const { fields, chosen } = chooseOptions(ui, language.value, seats.length, options, scenario);
  const counts = seatCounts(cover);
  const facts = { seats: seats.length, options: chosen };
  const sides = sidesAt(ui, facts);
  const sideName = ui.module.messages[language.value].side ?? words.side;
  const isFair = Object.keys(scenario).length === 0 || ui.module.areOptionsFair?.(chosen) === true;
  const refused = mode === 'friends' && online.rated ? ratedFault(seats, sides, isFair) : undefined;
  const senseless = faultOf(seats, mode);
  const fault = refused ? errorMessage({ code: refused, message: '' }) : senseless && words[senseless];

  useTitle(words.newMatch(title));

  function switchTo(next: Mode): void {
    go(`/play/${cover.id}?with=${next}`, 'replace');
    setSeats(initialSeats(next, seats.length));
  }

  async function create(event: Event): Promise<void> {
    event.preventDefault();
    if (fault || busy) return;
    setBusy(true);
    try {
      const where =
        mode === 'friends'
          ? await createOnline(cover.id, seats, chosen, online)
          : `/local/${await createLocal({ game: cover.id, options: chosen, seats: seats.map(sitterAt) })}`;
      if (where) go(where);
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), 'bad');
    } finally {
      setBusy(false);
    }
  }

  function sitterAt(sitter: SeatPlan, at: number) {
    if (sitter.kind === 'bot') return { kind: 'bot' as const, bot: sitter.bot };
    const own = sitter.kind === 'me' ? words.who.me : words.someone(at + 1);
    return { kind: 'me' as const, name: names[at]?.trim() || own };
  }

  return (
    <form class="page set-up" onSubmit={(event) => void create(event)}>
      <h1>{words.newMatch(title)}</h1>
      {(cover.lessons || cover.pages) && (
        <p class="row">
          {cover.lessons && (
            <a href={`/learn/${cover.id}`}>
              <Icon name="laurel-crown" /> {words.learn}
            </a>
          )}
          <GamePageLinks cover={cover} />
        </p>
      )}
      <fieldset class="segments">
        <legend>{words.mode}</legend>
        {MODES.map((one) => (
          <label key={one}>
            <input type="radio" name="mode" checked={mode === one} onChange={() => switchTo(one)} />
            <span>{words.modes[one]}</span>
          </label>
        ))}
      </fieldset>
      {counts.length > 1 && scenarioSeats === undefined && (
        <fieldset class="segments">
          <legend>{words.players}</legend>
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="players"
                checked={seats.length === count}
                onChange={() => setSeats(resize(seats, mode, count))}
              />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div class="set-up-columns">
        <section class="panel">
          <h2>{words.seats}</h2>
          <ul class="sitters">
            {seats.map((sitter, at) => {
              const mark = ui.seatStyle(at, language.value, facts);
              return (
                <li key={mark.letter}>
                  <span class="seat-mark" style={{ color: mark.colour }}>
                    <Icon name={mark.icon} />
                  </span>
                  <label>
                    <span class="sitter-name">
                      {mark.name}
                      {hasMates(sides) && <small> · {sideName(sides[at] ?? at)}</small>}
                    </span>
                    <select
                      value={sitter.kind === 'bot' ? sitter.bot : sitter.kind}
                      onChange={({ currentTarget: { value } }) => {
                        const kind = SEAT_PLANS[mode].find((one) => one === value);
                        const next: SeatPlan =
                          kind && kind !== 'bot' ? { kind } : { kind: 'bot', bot: value };
                        setSeats(changeSeat(seats, at, next));
                      }}
                    >
                      {SEAT_PLANS[mode]
                        .filter((kind) => kind !== 'bot')
                        .map((kind) => (
                          <option key={kind} value={kind}>
                            {words.who[kind]}
                          </option>
                        ))}
                      {levels.map(({ name }) => (
                        <option key={name} value={name}>
                          {botName(name)}
                        </option>
                      ))}
                    </select>
                    {sitter.kind === 'bot' && (
                      <span class="hint sitter-hint">{messages.value.lobby.bots[sitter.bot]?.hint}</span>
                    )}
                  </label>
                  {sitter.kind === 'person' && (
                    <input
                      type="text"
                      maxLength={24}
                      aria-label={words.name(mark.name)}
                      placeholder={words.someone(at + 1)}
                      value={names[at] ?? ''}
                      onInput={({ currentTarget: { value } }) =>
                        setNames(seats.map((_, i) => (i === at ? value : (names[i] ?? ''))))
                      }
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </section>
        <section class="panel" hidden={!cover.loadEditor && fields.length === 0}>
          <h2>{words.options}</h2>
          {cover.loadEditor && (
            <ScenarioPicker
              ui={ui}
              onScenario={(given, count) => {
                setScenario(given);
                setScenarioSeats(count);
                if (count !== undefined) setSeats(resize(seats, mode, count));
              }}
            />
          )}
          {fields.map((field) => (
            <OptionInput
              key={field.name}
              field={field}
              value={chosen[field.name]}
              onChange={(value) => setOptions({ ...options, [field.name]: value })}
            />
          ))}
          <TableScenario preview={preview} options={chosen}>
            {(name, shown) => (
              <details open={Object.keys(scenario).length > 0}>
                <summary>{editMessages.value.shown.see(name)}</summary>
                {shown}
              </details>
            )}
          </TableScenario>
        </section>
        {mode === 'friends' && <OnlineOptions game={ui.module.game} online={online} onChange={setOnline} />}
      </div>
      {fault && <p class="fault">{fault}</p>}
      <div class="set-up-start">
        <button type="submit" class="button is-first is-large" disabled={fault !== undefined || busy}>
          <Icon name="crossed-swords" />
          {mode === 'friends' ? words.create : words.start}
        </button>
      </div>
    </form>
  );
}

interface OnlineOptionsProps {
  readonly game: Game;
  readonly online: Online;
  readonly onChange: (online: Online) => void;
}

function OnlineOptions({ game, online, onChange }: OnlineOptionsProps) {
  const words = messages.value.lobby;
  return (
    <section class="panel">
      <h2>{words.modes.friends}</h2>
      <RatedSwitch
        on={online.rated}
        onChange={(rated) => {
          const clock = rated && online.clock === 'none' ? RATED_CLOCK : online.clock;
          onChange({ ...online, rated, clock, hints: online.hints && !rated });
        }}
      />
      <OptionInput
        field={{
          kind: 'pick',
          name: 'clock',
          label: words.clock,
          initial: 'none',
          picks: Object.entries(words.clocks)
            .filter(([value]) => !(online.rated && value === 'none'))
            .map(([value, label]) => ({ value, label })),
        }}
        value={online.clock}
        onChange={(clock) => onChange({ ...online, clock: clock as ClockName })}
      />
      {CLOCKS[online.clock].kind !== 'days' && (
        <OptionInput
          field={{
            kind: 'pick',
            name: 'reaction',
            label: words.reaction,
            initial: 'none',
            picks: Object.entries(words.reactions).map(([value, label]) => ({ value, label })),
          }}
          value={online.reaction}
          onChange={(reaction) => onChange({ ...online, reaction: reaction as ReactionName })}
        />
      )}
      {game.orders?.byDefault && (
        <OptionInput
          field={{
            kind: 'pick',
            name: 'windows',
            label: words.windows,
            initial: 'clock',
            picks: Object.entries(words.windowsChoices).map(([value, label]) => ({ value, label })),
          }}
          value={online.windows}
          onChange={(windows) => onChange({ ...online, windows: windows as WindowsChoice })}
        />
      )}
      <OptionInput
        field={{ kind: 'switch', name: 'public', label: words.public, hint: words.publicHint }}
        value={online.public}
        onChange={(on) => onChange({ ...online, public: on === true })}
      />
      <OptionInput
        field={{ kind: 'switch', name: 'spectators', label: words.spectators }}
        value={online.spectators}
        onChange={(on) => onChange({ ...online, spectators: on === true })}
      />
      {!online.rated && (
        <OptionInput
          field={{ kind: 'switch', name: 'hints', label: words.hints }}
          value={online.hints}
          onChange={(on) => onChange({ ...online, hints: on === true })}
        />
      )}
      <OptionInput
        field={{
          kind: 'pick',
          name: 'chat',
          label: words.chat,
          initial: 'all',
          picks: Object.entries(words.chats).map(([value, label]) => ({ value, label })),
        }}
        value={online.chat}
        onChange={(chat) => onChange({ ...online, chat: chat as CreateTable['chat'] })}
      />
    </section>
  );
}

/** The address of the new table, unless it was refused. */
async function createOnline(
  game: string,
  seats: readonly SeatPlan[],
  options: Params,
  { clock, windows, reaction, ...rest }: Online,
): Promise<string | undefined> {
  const plan = {
    game,
    options,
    seats: seats.map((sitter) => (sitter.kind === 'person' ? { kind: 'open' } : sitter)),
    clock: CLOCKS[clock],
    ...(windows !== 'clock' && { windows }),
    ...(CLOCKS[clock].kind !== 'days' && REACTIONS[reaction] && { reaction: REACTIONS[reaction] }),
    ...rest,
  };
  const reply = await post<{ readonly table: TableInfo }>('/api/tables', plan);
  if (reply.ok) return `/table/${reply.table.id}`;
  showToast(errorMessage(reply.error), 'bad');
  return undefined;
}
