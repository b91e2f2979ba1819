import type { GatewayFacts } from '../../gateway/observe/observation.ts';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What one process of a gateway has counted. */
export type CountedMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** The first process asks the others what they know. */
export interface ReportWanted {
  observe: 'report-wanted';
  id: number;
}

export interface Report {
  observe: 'report';
  id: number;
  facts: GatewayFacts;
  metrics: CountedMetrics;
}

/** A process has to answer someone, and asks the first one, which knows all of them. */
export interface AnswerWanted {
  observe: 'answer-wanted';
  id: number;
  what: 'metrics' | 'operations';
  facts: GatewayFacts;
}

export interface Answer {
  observe: 'answer';
  id: number;
  /** JSON; null: it could not be made. */
  json: string | null;
}

type Message = ReportWanted | Report | AnswerWanted | Answer;

/** The message among what processes say to each other, Node's own words included; null for those. */
export function observeMessage(message: unknown): Message | null {
  const isOurs = typeof message === 'object' && message !== null && 'observe' in message;
  return isOurs ? (message as Message) : null;
}

/** Questions that wait for their answers, by number. */
export function createQuestions<Value>(timeoutMs: number) {
  const waiting = new Map<number, (value: Value | null) => void>();
  let asked = 0;
  return {
    /** Null where no answer comes in time. */
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
