/** What the clocks on the wall show in a time zone, summer time included. */

const FORTNIGHT = 14 * 24 * 60 * 60 * 1000;
/** Enough for every table of a busy server; somebody who asks for centuries must not fill the memory. */
const MAX_FORTNIGHTS = 5000;
/** A zone may be written in many ways, and a format is large. */
const MAX_FORMATS = 100;

/** A time during which the clocks of a zone are not changed: how far they are ahead of UTC, in ms, and until when. */
export interface OffsetPeriod {
  readonly ahead: number;
  readonly until: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const fortnights = new Map<string, readonly OffsetPeriod[]>();

/** What holds in the zone at this moment, and until when at least. */
export function offsetPeriodAt(timeZone: string, at: number): OffsetPeriod {
  const fortnight = Math.floor(at / FORTNIGHT);
  const key = `${fortnight} ${timeZone}`;
  let steady = fortnights.get(key);
  if (!steady) {
    if (fortnights.size >= MAX_FORTNIGHTS) fortnights.clear();
    steady = steadyFortnight(timeZone, fortnight * FORTNIGHT);
    fortnights.set(key, steady);
  }
  const [first, second = first] = steady;
  return at < first.until ? first : second;
}

/** No zone changes its clocks twice in a fortnight. */
function steadyFortnight(timeZone: string, start: number): readonly OffsetPeriod[] {
  const end = start + FORTNIGHT;
  const before = aheadOfUtc(timeZone, start);
  const after = aheadOfUtc(timeZone, end - 1);
  if (before === after) return [{ ahead: before, until: end }];
  let [unchanged, changed] = [start, end - 1];
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (aheadOfUtc(timeZone, middle) === before) unchanged = middle;
    else changed = middle;
  }
  return [
    { ahead: before, until: changed },
    { ahead: after, until: end },
  ];
}

function aheadOfUtc(timeZone: string, at: number): number {
  const part = formatOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  const [, sign, hours, minutes, seconds = '0'] =
    /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(part?.value ?? '') ?? [];
  if (sign === undefined) return 0;
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ms : ms;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}
