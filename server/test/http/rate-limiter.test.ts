import { expect, test } from 'vitest';
import { RateLimiter } from '../../rate-limit/rate-limiter.ts';

function paced(perSecond: number, burst: number) {
  let now = 1000;
  const allowance = new RateLimiter({ perSecond, burst, now: () => now });
  return {
    take: (key = 'me') => allowance.take(key),
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

test('as many at once as the burst allows, then the seconds until the next', () => {
  const { take } = paced(0.5, 3);
  expect([take(), take(), take(), take()]).toEqual([undefined, undefined, undefined, 2]);
});

test('what was spent comes back with time, up to the burst', () => {
  const { take, wait } = paced(2, 2);
  take();
  take();
  wait(0.5);
  expect([take(), take()]).toEqual([undefined, 1]);
  wait(3600);
  expect([take(), take(), take()]).toEqual([undefined, undefined, 1]);
});

test('asking too often does not make the wait longer', () => {
  const { take, wait } = paced(1, 1);
  take();
  for (let i = 0; i < 50; i++) expect(take()).toBe(1);
  wait(1);
  expect(take()).toBeUndefined();
});

test('nobody spends what is somebody else’s', () => {
  const { take } = paced(1, 1);
  take('me');
  expect(take('you')).toBeUndefined();
});

test('a clock that is set back gives nothing and takes nothing', () => {
  const { take, wait } = paced(1, 2);
  take();
  wait(-3600);
  expect([take(), take()]).toEqual([undefined, 1]);
});

test('the longest unused are forgotten, so that strangers cannot fill the memory', () => {
  const { take } = paced(1, 1);
  take('first');
  for (let i = 0; i < 20_000; i++) take(`stranger ${i}`);
  expect(take('stranger 19999')).toBe(1);
  expect(take('first')).toBeUndefined();
});
