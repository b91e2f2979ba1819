import { z } from 'zod';

const time = z.iso.datetime({ offset: true });

/** The answer of `POST /functions/v1/operations-summary`. */
export const operationsSummarySchema = z.object({
  mails: z.object({
    /** Waiting or being sent. */
    queued: z.number(),
    /** Given up and still stored. */
    failed: z.number(),
    /** Given up within the last day. */
    failed_lately: z.number(),
    /** Since when the oldest overdue mail has been waiting; null: none is late. */
    oldest_due_at: time.nullable(),
  }),
  schedules: z.array(z.object({ name: z.string(), succeeded_at: time })),
  /** Requests over a limit that were counted today, UTC. */
  limited_today: z.number(),
});
export type OperationsSummary = z.infer<typeof operationsSummarySchema>;
