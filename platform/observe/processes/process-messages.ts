import type { GatewayState } from '../../gateway/observe/observation.ts';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export interface Report {
  observe: 'report';
  id: number;
  state: GatewayState;
  metrics: MetricObjectWithValues<MetricValue<string>>[];
}

/** A process got a request, and asks the primary one, which knows all processes. */
export interface AnswerWanted {
  observe: 'answer-wanted';
  id: number;
  what: 'metrics' | 'operations';
  state: GatewayState;
}

type Message =
  /** The primary process asks the others for a report. */
  | { observe: 'report-wanted'; id: number }
  | Report
  | AnswerWanted
  /** `json` is null where the answer failed. */
  | { observe: 'answer'; id: number; json: string | null };

/** One of these messages, or null for another one, such as Node's own. */
export function observeMessage(message: unknown): Message | null {
  const isOurs = typeof message === 'object' && message !== null && 'observe' in message;
  return isOurs ? (message as Message) : null;
}

/** Matches answers with their questions, by number. */
export function createQuestions<Value>(timeoutMs: number) {
  const waiting = new Map<number, (value: Value | null) => void>();
  let asked = 0;
  return {
    /** Resolves with null where no answer comes in time. */
    ask(send: (id: number) => void): Promise<Value | null> {
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(null), timeoutMs);
        const end = (value: Value | null): void => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(value);
        };
        waiting.set(id, end);
        send(id);
      });
    },
    answer: (id: number, value: Value): void => waiting.get(id)?.(value),
  };
}
