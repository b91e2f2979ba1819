import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for what a page has to show, ms, in every engine. No measure of speed: the machine may be busy. */
export const WAIT_MS = 30_000;

/** The answer to a question that is asked again while it is not answered yet. */
export type Answer<Value> = { done: true; value: Value } | { done: false; why: string };

/** Asks until there is an answer, for at most `timeout` ms. A question that fails is asked again: the document may just be another. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Answer<Value>>,
  timeout = WAIT_MS,
): Promise<Value> {
  const end = performance.now() + timeout;
  for (;;) {
    const answer = await ask().catch((error: unknown): Answer<Value> => ({
      done: false,
      why: error instanceof Error ? error.message : String(error),
    }));
    if (answer.done) return answer.value;
    if (performance.now() > end) throw new Error(`${what}: after ${timeout} ms ${answer.why}`);
    await pause(25);
  }
}
