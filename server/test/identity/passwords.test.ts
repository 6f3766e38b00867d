import { expect, test } from 'vitest';
import type { Cost, Derive } from '../../identity/passwords.ts';
import { deriveByScrypt, Passwords } from '../../identity/passwords.ts';

const CHEAP: Cost = { log2N: 4, r: 1, p: 1 };

/** Passwords whose work waits until all of it is let go. */
function held(): { passwords: Passwords; letGo: () => void; most: () => number } {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  let running = 0;
  let most = 0;
  const derive: Derive = async (...work) => {
    most = Math.max(most, ++running);
    await gate;
    const key = await deriveByScrypt(...work);
    running--;
    return key;
  };
  return { passwords: new Passwords(CHEAP, derive), letGo, most: () => most };
}

test('the right password fits its hash, another does not', async () => {
  const passwords = new Passwords(CHEAP);
  const hash = await passwords.hash('correct horse');
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('correct hors', hash)).toBe(false);
  expect(await passwords.matches('', hash)).toBe(false);
});

test('the ordinary cost is 32 MB three times over, and is written in the hash', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.matches('correct horse', hash)).toBe(true);
});

test('a hash that was made at another cost still fits', async () => {
  const hash = await new Passwords({ log2N: 5, r: 2, p: 1 }).hash('correct horse');
  expect(await new Passwords(CHEAP).matches('correct horse', hash)).toBe(true);
});

test('the same password is never hashed alike twice', async () => {
  const passwords = new Passwords(CHEAP);
  expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'));
});

test('a letter with an accent fits, however a keyboard composes it', async () => {
  const passwords = new Passwords(CHEAP);
  const hash = await passwords.hash('\u00e9p\u00e9e et lance');
  expect(await passwords.matches('e\u0301pe\u0301e et lance', hash)).toBe(true);
});

test('no hash fits nothing, and costs the same', async () => {
  const costs: Cost[] = [];
  const passwords = new Passwords(CHEAP, (password, salt, cost) => {
    costs.push(cost);
    return deriveByScrypt(password, salt, cost);
  });
  const hash = await passwords.hash('correct horse');
  expect(await passwords.matches('wrong', hash)).toBe(false);
  expect(await passwords.matches('wrong', undefined)).toBe(false);
  expect(costs).toEqual([CHEAP, CHEAP, CHEAP]);
});

test('no more than two are worked on at a time, the others wait their turn', async () => {
  const { passwords, letGo, most } = held();
  const all = Promise.all(Array.from({ length: 10 }, () => passwords.hash('correct horse')));
  letGo();
  expect(await all).toHaveLength(10);
  expect(most()).toBe(2);
});

test('where too many wait, the next is told to come back', async () => {
  const { passwords, letGo } = held();
  const all = Promise.all(Array.from({ length: 42 }, () => passwords.hash('correct horse')));
  await expect(passwords.hash('one more')).rejects.toMatchObject({ code: 'request.too-many' });
  letGo();
  expect(await all).toHaveLength(42);
  expect(await passwords.hash('one more')).toContain('scrypt');
});

test('work that fails makes way for the next', async () => {
  let fails = true;
  const passwords = new Passwords(CHEAP, (...work) =>
    fails ? Promise.reject(new Error('no memory')) : deriveByScrypt(...work),
  );
  for (let i = 0; i < 3; i++) await expect(passwords.hash('x')).rejects.toThrow('no memory');
  fails = false;
  expect(await passwords.hash('x')).toContain('scrypt');
});
