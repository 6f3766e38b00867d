import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../setup.mjs';

// A registry of our own, which knows of holes in fastify.
async function registry(severity) {
  const server = createServer((request, response) => {
    request.resume();
    const isAudit = request.url.endsWith('/advisories/bulk');
    if (severity === undefined || !isAudit) {
      response.writeHead(isAudit ? 405 : 404).end();
      return;
    }
    const url = 'https://example.org/hole';
    const hole = { id: 1, url, title: 'a hole', severity, vulnerable_versions: '*' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(severity === 'none' ? {} : { fastify: [hole] }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${server.address().port}/`;
}

async function audit(address) {
  // npm remembers holes: not among those of the person who runs the tests.
  const cache = mkdtempSync(join(tmpdir(), 'gonfalon-audit-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(root, 'scripts', 'audit.mjs')], {
    env: { ...process.env, npm_config_registry: address, npm_config_cache: cache },
  });
  const [[code], out, err] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, err };
}

test('a grave hole in a library fails the audit, and is named', async () => {
  const { code, err } = await audit(await registry('high'));
  expect(code).toBe(1);
  expect(err).toContain('fastify: high, https://example.org/hole');
});

test.each(['none', 'moderate'])('holes: %s: the audit passes', async (severity) => {
  expect(await audit(await registry(severity))).toEqual({
    code: 0,
    out: 'No grave hole is known.\n',
    err: '',
  });
});

test('a registry that answers no audits is no fault', async () => {
  const unanswered = { code: 0, out: 'Not checked: the registry did not answer.\n', err: '' };
  expect(await audit(await registry(undefined))).toEqual(unanswered);
  expect(await audit('http://127.0.0.1:1/')).toEqual(unanswered);
});
