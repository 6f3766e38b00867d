/** What hosts did: nothing is done without a line here. */
import type { HostActInfo } from '@gonfalon/protocol';
import { say } from '../messages/say.ts';
import { moment } from './format.ts';
import { Listed } from './listed.tsx';

export function Record() {
  const words = say.value.host.record;
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
  return by === undefined ? say.value.host.record.commandLine : by || say.value.host.nobody;
}

function sentence({ did, whom, detail }: HostActInfo): string {
  const { until, ...rest } = detail;
  return say.value.host.record.did[did]({
    whom: whom?.name || say.value.host.nobody,
    ...(until !== undefined && { until: moment(Number(until)) }),
    ...rest,
  });
}
