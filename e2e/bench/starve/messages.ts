/** What the gentle client is told when it is started. */
export interface GentleOrder {
  url: string;
  perSecond: number;
  seconds: number;
}

/** What it measured, ms, from the moment that each request was due. */
export interface GentleReport {
  asked: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** What attackers are told when they are started. */
export interface AttackOrder {
  url: string;
  publishableKey: string;
  attack: string;
  seconds: number;
}

/** Answers by status; `0` are requests without an answer. */
export type AttackReport = Readonly<Record<string, number>>;
