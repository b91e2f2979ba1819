import type { EventEmitter } from 'node:events';

interface Asked {
  id: number;
  /** Of the process or thread, for errors. */
  name: string;
  timeoutMs: number;
}

/** The answer of a process or thread to a request that is sent after this call. Rejects where it breaks, ends or is late. */
export function answerOf<Answer extends { id: number }>(
  child: EventEmitter,
  { id, name, timeoutMs }: Asked,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const listeners = {
    message: (answer: Answer) => answer.id === id && resolve(answer),
    error: reject,
    exit: (code: number | null) => reject(new Error(`the ${name} ended (${code}).`)),
  };
  const late = new Error(`not done within ${timeoutMs} ms.`);
  const timer = setTimeout(reject, timeoutMs, late);
  for (const [event, listener] of Object.entries(listeners)) child.on(event, listener);
  return promise.finally(() => {
    clearTimeout(timer);
    for (const [event, listener] of Object.entries(listeners)) child.off(event, listener);
  });
}
