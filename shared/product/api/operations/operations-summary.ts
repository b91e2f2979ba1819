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
  /** All scheduled work. A function that is older than this gateway names neither `does` nor `at_most_ms`. */
  schedules: z.array(
    z.object({
      name: z.string(),
      /** The work in words, for people: `sending mails`. */
      does: z.string().default(''),
      /** Longest time without a success, ms; null: it is not watched. */
      at_most_ms: z.number().nullable().default(null),
      /** Null: never yet. */
      succeeded_at: time.nullable(),
    }),
  ),
  /** Requests over a limit that were counted today, UTC. */
  limited_today: z.number(),
  /** Sums of what visitors store and cause, in this hour, today or in all; none from functions that were deployed before the gateway. */
  sums: z
    .array(
      z.object({
        kind: z.string(),
        /** For people, with its period: `Applications today`. */
        title: z.string(),
        amount: z.number(),
        most: z.number(),
        /** Otherwise numbers. */
        is_bytes: z.boolean(),
      }),
    )
    .default([]),
});

/** The figures as the database has them: of the schedules it knows the last success alone. */
export const operationsFiguresSchema = operationsSummarySchema.extend({
  schedules: z.array(z.object({ name: z.string(), succeeded_at: time })),
});

export type OperationsSummary = z.infer<typeof operationsSummarySchema>;
