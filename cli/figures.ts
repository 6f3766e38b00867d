/** Figures beside their bars, in columns. */
import { meets } from '@gonfalon/bench';
import type { Context } from './io.ts';
import { columns, paintFor } from './layout.ts';

type Bar = Parameters<typeof meets>[0];

export interface Figures {
  row(label: string, value: number, bar?: Bar): string[];
  print(title: string, rows: readonly (readonly string[])[]): void;
}

export function figuresFor(context: Context): Figures {
  const { say, language, stdout, env } = context;
  const labels = say.bench;
  const paint = paintFor(stdout, env);
  const format = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: value < 100 ? 2 : 0 }).format(value);
  return {
    row(label, value, bar) {
      if (!bar) return [`  ${label}`, format(value)];
      const limit = 'least' in bar ? labels.atLeast(format(bar.least)) : labels.atMost(format(bar.most));
      return [`  ${label}`, format(value), `${meets(bar, value) ? '✓' : '✗'} ${limit}`];
    },
    print(title, rows) {
      context.print(paint('bold', title));
      for (const line of columns(rows)) context.print(line);
    },
  };
}
