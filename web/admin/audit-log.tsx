/** What hosts did: nothing is done without a line here. */
import type { HostActInfo } from '@gonfalon/protocol';
import { moment } from './format.ts';
import { adminMessages } from './messages.ts';
import { PagedList } from './paged-list.tsx';

export function AuditLogPage() {
  const words = adminMessages.value.record;
  return (
    <PagedList<HostActInfo> path="/api/host/acts" name="acts" none={words.none}>
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
    </PagedList>
  );
}

function nameOf({ by }: HostActInfo): string {
  return by === undefined ? adminMessages.value.record.commandLine : by || adminMessages.value.nobody;
}

function sentence({ did, whom, detail }: HostActInfo): string {
  const { until, ...rest } = detail;
  return adminMessages.value.record.did[did]({
    whom: whom?.name || adminMessages.value.nobody,
    ...(until !== undefined && { until: moment(Number(until)) }),
    ...rest,
  });
}
