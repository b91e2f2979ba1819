import { WIDE_NETWORK_FACTOR } from '@talent/api/address/hash';

export { WIDE_NETWORK_FACTOR };

export interface Limit {
  limit: number;
  /** ms */
  windowMs: number;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** The limits of `/auth/v1`, as docs/operating.md publishes them. */
export const AUTH_LIMITS = {
  /** Failed sign-ins to one account: by all unknown browsers together, and by each known one. */
  passwordsOfAccount: { limit: 10, windowMs: QUARTER },
  /** Wrong codes for one account; the backend takes no code after as many, and the link still works. */
  codesOfAccount: { limit: 5, windowMs: QUARTER },
  /** Failed sign-ins and wrong codes from one address, for any account. */
  failuresOfAddress: { limit: 30, windowMs: QUARTER },
  /** Sessions that one address failed to extend. */
  refreshesOfAddress: { limit: 60, windowMs: QUARTER },
  /** Changes of an account, such as a new password, from one address. */
  changesOfAddress: { limit: 30, windowMs: QUARTER },
  /** Mails requested for one account: the next one, and all of an hour. */
  nextMailOfAccount: { limit: 1, windowMs: MINUTE },
  mailsOfAccount: { limit: 3, windowMs: HOUR },
  /** Mails and accounts requested by one address. */
  mailsOfAddress: { limit: 20, windowMs: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof AUTH_LIMITS;

/** Requests from one address to everything that asks the backend. */
export const REQUEST_LIMIT = { perSecond: 50, burst: 200 } as const;

/** Waits for paths without a page from one address: each may cause a look at the app's entries. */
export const FIRST_VISIT_LIMIT = { perSecond: 0.2, burst: 10 } as const;

/** This machine may do more: it composes pages over HTTP, many at a time, each with several loaders. */
export const OWN_FACTOR = 10;

/** Open connections. Those of all are a share of the files that the process may open, so that it can always ask the backend. */
export const CONNECTION_LIMITS = { ofAddress: 512, ofAll: 20_000, shareOfFiles: 0.75 } as const;

const MB = 1024 * 1024;

/** Bodies over 64 KB, in memory until the backend has answered. An address that stalls all it may has a quarter of the memory. */
export const SPOOL_LIMITS = {
  /** The least rate: each step has to arrive within `stepMs`, bytes and ms. */
  step: 64 * 1024,
  stepMs: 10_000,
  /** Time for a whole body, ms. */
  wholeMs: 2 * MINUTE,
  ofAddress: { bodies: 8, bytes: 16 * MB },
  ofNetwork: { bodies: 8 * WIDE_NETWORK_FACTOR, bytes: 32 * MB },
  ofAll: { bodies: 512, bytes: 64 * MB },
} as const;
