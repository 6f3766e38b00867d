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

/**
 * The name of a place on a map tells its title and then what its numbers mean; that the bare numbers stand there too is
 * no label that somebody would say.
 */
const OF_MAPS = 'label-content-name-mismatch';

/** What may differ between a page by light and the same page by dark. */
const OF_COLOURS = ['color-contrast'];

/**
 * Every serious finding, as a line: the rule, the element, and what is wrong. By dark only colours are looked at: what a
 * page consists of is looked at by light.
 */
export async function findings(page: Page): Promise<string[]> {
  // Our content security policy lets no script of others in, so that it comes through the browser's own door.
  await page.evaluate(source);
  const violations = await page.evaluate(async (ofColours) => {
    const { axe } = globalThis as unknown as {
      readonly axe: { run(options: object): Promise<{ readonly violations: readonly Finding[] }> };
    };
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const { violations: found } = await axe.run({
      resultTypes: ['violations'],
      ...(dark && { runOnly: ofColours }),
    });
    return found.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ target, failureSummary }) => ({
        target,
        failureSummary,
        onBoard: document.querySelector(target[0] ?? '')?.closest('svg.board') !== null,
      })),
    }));
  }, OF_COLOURS);
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ onBoard }) => !(onBoard && id === OF_MAPS))
        .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
}
