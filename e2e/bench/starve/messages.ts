/** The order that the gentle client is started with. */
export interface GentleOrder {
  url: string;
  perSecond: number;
  seconds: number;
}

/** Its measurements, ms, from the moment that each request was due. */
export interface GentleReport {
  asked: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** The order that attackers are started with. */
export interface AttackOrder {
  url: string;
  publishableKey: string;
  attack: string;
  seconds: number;
}

/** Answers by status; `0` are requests without an answer. */
export type AttackReport = Readonly<Record<string, number>>;
