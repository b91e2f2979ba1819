import type { FunctionContext, Schedule } from '@talent/functions/context.ts';
import { testContext, type TestContext } from '@talent/functions/testing/test-context.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { schedules } from '../schedules.ts';
import { createRunSchedules, handler } from './handler.ts';

afterEach(() => void vi.useRealTimers());

const START = '2026-11-20T10:00:00.123456+00:00';

/** A context whose database gives these schedules to the caller. */
const claiming = (names: readonly string[], patch: Partial<FunctionContext> = {}) =>
  testContext(patch, {
    claim_due_schedules: () => Object.fromEntries(names.map((name) => [name, START])),
    finish_schedule: () => null,
  });

const schedule = (name: string, every: number, run: Schedule['run']): Schedule => ({
  ...{ name, every, run },
  ...{ does: name, atMost: null },
});

const call = (secret: string) =>
  new Request('http://127.0.0.1/functions/v1/run-schedules', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });

async function answerOf(list: readonly Schedule[], context: TestContext): Promise<unknown> {
  const response = await createRunSchedules(list)(call(context.secret), context);
  expect(response.status).toBe(200);
  return response.json();
}

test('one that fails stops no other, and each is answered, logged and noted by its name', async () => {
  const lines: string[] = [];
  const ran: string[] = [];
  const context = claiming(['first', 'broken', 'last'], { log: (line) => lines.push(line) });
  const work = (name: string) => schedule(name, 1000, async () => void ran.push(name));
  const broken = schedule('broken', 1000, () => Promise.reject(new Error('no mail server')));
  expect(await answerOf([work('first'), broken, work('last')], context)).toEqual({
    first: 'done',
    broken: 'failed',
    last: 'done',
  });
  expect(ran).toEqual(['first', 'last']);
  expect(lines).toEqual(['broken failed: no mail server']);
  const finished = context.calls.filter(({ name }) => name === 'finish_schedule');
  expect(finished.map(({ args }) => args)).toEqual(
    expect.arrayContaining([
      { name: 'first', started_at: START, succeeded: true },
      { name: 'broken', started_at: START, succeeded: false },
      { name: 'last', started_at: START, succeeded: true },
    ]),
  );
});

test('only what the database gives is run, and it is told the interval of each', async () => {
  const context = claiming(['due']);
  const work = (name: string, every: number) => schedule(name, every, async () => {});
  expect(await answerOf([work('due', 15_000), work('not-due', 500)], context)).toEqual({
    due: 'done',
  });
  expect(context.calls[0]).toEqual({
    name: 'claim_due_schedules',
    args: { intervals: { due: 15, 'not-due': 0.5 } },
  });
});

test('the answer waits 50 seconds, and what takes longer goes on behind it', async () => {
  vi.useFakeTimers();
  const behind: Promise<void>[] = [];
  const context = claiming(['slow', 'quick'], { afterAnswer: (work) => behind.push(work) });
  const begun = Promise.withResolvers<undefined>();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const slow = schedule('slow', 1, () => {
    begun.resolve(undefined);
    return promise;
  });
  const answer = answerOf([schedule('quick', 1, async () => {}), slow], context);
  await begun.promise;
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await answer).toEqual({ slow: 'running', quick: 'done' });
  resolve(undefined);
  await Promise.all(behind);
  expect(context.calls.at(-1)?.args).toMatchObject({ name: 'slow', succeeded: true });
});

test.each(['guessed', ''])('a caller with the secret %j gets no such function', async (secret) => {
  const context = claiming([]);
  expect((await handler(call(secret), context)).status).toBe(404);
  expect(context.calls).toEqual([]);
});

test('every name is used once, and an alert fires only after several runs in a row were missed', () => {
  expect(new Set(schedules.map(({ name }) => name)).size).toBe(schedules.length);
  for (const { name, every, atMost } of schedules) {
    expect(atMost ?? Infinity, name).toBeGreaterThanOrEqual(3 * every);
  }
});
