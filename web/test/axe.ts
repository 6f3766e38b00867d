/** What is wrong with a page for people who do not see it, or not all of it, or do not use a mouse. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Every serious finding, as a line: the rule, the element, and what is wrong. */
export async function findings(page: Page): Promise<string[]> {
  // Our content security policy lets no script of others in, so that it comes through the browser's own door.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      readonly axe: { run(): Promise<{ readonly violations: readonly unknown[] }> };
    };
    return (await axe.run()).violations;
  });
  return (violations as readonly Finding[])
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
}
