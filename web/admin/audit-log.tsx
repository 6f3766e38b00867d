/** What hosts did: nothing is done without a line here. */
import type { HostActInfo } from '@gonfalon/protocol';
import { moment } from './format.ts';
import { hostWords } from './messages.ts';
import { Listed } from './paged-list.tsx';

export function Record() {
  const words = hostWords.value.record;
  return (
    <Listed<HostActInfo> path="/api/host/acts" name="acts" none={words.none}>
      {(acts) => (
        <ol class="panel host-record">
          {acts.map((act, i) => (
            <li key={i}>
              <span class="hint">{moment(act.at)}</span>{' '}
              <span>
                <strong>{nameOf(act)}</strong> {sentence(act)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Listed>
  );
}

function nameOf({ by }: HostActInfo): string {
  return by === undefined ? hostWords.value.record.commandLine : by || hostWords.value.nobody;
}

function sentence({ did, whom, detail }: HostActInfo): string {
  const { until, ...rest } = detail;
  return hostWords.value.record.did[did]({
    whom: whom?.name || hostWords.value.nobody,
    ...(until !== undefined && { until: moment(Number(until)) }),
    ...rest,
  });
}
