import type pg from 'pg';

/** Two connections of the owner to one server, to see what happens when both act at once. */
export interface TwoConnections {
  one: pg.Client;
  other: pg.Client;
  /** Resolves when one of them waits for a lock, which is when both have really met. */
  untilWaiting(): Promise<void>;
}
