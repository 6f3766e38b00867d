// Checks the borders of .dependency-cruiser.cjs. A checker that reads nothing finds nothing, so it must also
// have read every source file, and must find each fault planted in scripts/fixtures/architecture.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import swc from '@swc/core';
import { root } from './setup.mjs';

// dependency-cruiser reads every file as TypeScript without JSX; a .tsx file is TypeScript with it.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const planted = join(root, 'scripts', 'fixtures', 'architecture');

const faults = [...(await checkPlanted()), ...(await checkSources())];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function checkSources() {
  const folders = workspaces.filter((folder) => sourcesIn(root, folder).length > 0);
  const { read, violations } = await inspect(root, folders);
  const sources = folders.flatMap((folder) => sourcesIn(root, folder));
  const unread = sources.filter((file) => !read.has(file));
  console.log(
    `${sources.length} files read, ${rules.forbidden.length} rules, ${violations.length} violations`,
  );
  return [
    ...(sources.length === 0 ? ['No source file was found.'] : []),
    ...unread.map((file) => `${file}: was not read`),
    ...violations.map(({ from, to, rule, cycle }) => {
      const way = cycle ? [from, ...cycle.map((step) => step.name)].join(' -> ') : `${from} -> ${to}`;
      return `${way}\n    ${rule.name}: ${rules.forbidden.find(({ name }) => name === rule.name).comment}`;
    }),
  ];
}

// Each planted file says in its first line which rules it breaks.
async function checkPlanted() {
  const { violations } = await inspect(planted, readdirSync(planted));
  const found = new Set(violations.map(({ from, rule }) => `${from} breaks ${rule.name}`));
  const expected = new Set(
    sourcesIn(planted, '.').flatMap((file) => {
      const names =
        /^\/\/ breaks (.+)/.exec(readFileSync(join(planted, file), 'utf8'))?.[1].split(', ') ?? [];
      return names.map((name) => `${file} breaks ${name}`);
    }),
  );
  const tried = new Set([...expected].map((fault) => fault.split(' breaks ')[1]));
  return [
    ...[...expected].filter((fault) => !found.has(fault)).map((fault) => `Planted, not found: ${fault}`),
    ...[...found].filter((fault) => !expected.has(fault)).map((fault) => `Found, not planted: ${fault}`),
    ...rules.forbidden
      .filter(({ name }) => !tried.has(name))
      .map(({ name }) => `No fault planted for ${name}`),
  ];
}

async function inspect(baseDir, folders) {
  const { enhancedResolveOptions, ...options } = rules.options;
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules.forbidden } },
    enhancedResolveOptions,
  );
  const read = new Set(output.modules.map(({ source }) => source));
  return { read, violations: output.summary.violations };
}

function sourcesIn(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes(`${sep}node_modules${sep}`))
    .map((file) => relative(base, file).split(sep).join('/'));
}
