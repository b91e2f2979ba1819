import { z } from 'zod';

const time = z.iso.datetime({ offset: true });

/** One source of the market for staff: its current edition, and what came of asking for a newer one. */
const refreshedSourceSchema = z.object({
  key: z.string(),
  /** Null for a source that has no edition yet. Likewise the days. */
  name: z.string().nullable(),
  first_day: z.string().nullable(),
  /** Last day that the figures describe. */
  last_day: z.string().nullable(),
  /** Day the file was fetched. */
  retrieved_on: z.string().nullable(),
  /** Published values that the current edition changed. */
  revised: z.number().nullable(),
  /** When it was last asked; null: never. Likewise what follows. */
  asked_at: time.nullable(),
  /** When a newer file was last imported. */
  changed_at: time.nullable(),
  outcome: z.enum(['asking', 'imported', 'unchanged', 'refused', 'unreachable']).nullable(),
  /** In plain words. */
  reason: z.string().nullable(),
  /** SHA-256 of a file that was refused for a jump alone: an admin may accept it. */
  waiting_sha256: z.string().nullable(),
  /** An admin accepted the waiting file: the next run imports it. */
  is_accepted: z.boolean(),
});
export type RefreshedSource = z.infer<typeof refreshedSourceSchema>;

/** The answer of `market_refresh_status`, for staff. */
export const marketRefreshStatusSchema = z.object({
  /** When the schedule last ran, whether or not a source was due. Null: never. */
  ran_at: time.nullable(),
  /** Keys of the sources that have an address in `MARKET_URLS`. Null: it never ran, or the setting cannot be read. */
  addresses: z.array(z.string()).nullable(),
  sources: z.array(refreshedSourceSchema),
});
export type MarketRefreshStatus = z.infer<typeof marketRefreshStatusSchema>;
