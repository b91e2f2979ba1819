import { z } from '@talent/protocol/forms/schema';
import { marketDataSchema } from '@talent/api/market/market-data';

const count = z.number().int().min(0);

const group = z.object({
  key: z.string(),
  new: count,
  new_before: count,
  closed: count,
  closed_before: count,
  open: count,
  open_before: count,
});

const amount = z.number().nullable();

/** The result of `private.weekly_report_figures`; `…_before` is the week before. All but `market` is about our own board. */
const figuresSchema = z.object({
  /** Such as 2026-W47. */
  week: z.string(),
  /** Monday and Sunday. */
  starts_on: z.string(),
  ends_on: z.string(),
  is_over: z.boolean(),
  /** ISO 8601 in UTC. */
  measured_at: z.string(),
  totals: group.omit({ key: true }).extend({ remote: count, remote_before: count }),
  roles: z.array(group),
  levels: z.array(group),
  modes: z.array(group),
  /** Keys such as `CA-ON`, or `CA` for remote postings of the whole country. */
  places: z.array(group),
  /** Quartiles of the middles of posted ranges, a year; null with fewer than five postings. */
  pay: z.array(
    z.object({
      country: z.enum(['US', 'CA']),
      currency: z.string(),
      /** Null is all roles. */
      role: z.string().nullable(),
      n: count,
      p25: amount,
      median: amount,
      p75: amount,
      n_before: count,
      median_before: amount,
    }),
  ),
  skills: z.array(z.object({ skill: z.string(), open: count, open_before: count })),
  bands: z.array(
    z.object({
      role: z.string(),
      country: z.enum(['US', 'CA']),
      currency: z.string(),
      period: z.string(),
      n: z.number().nullable(),
      n_kind: z.string().nullable(),
      p25: amount,
      median: amount,
      p75: amount,
      source: z.string(),
      edition: z.string(),
      url: z.string(),
      attribution: z.string().nullable(),
    }),
  ),
  trend: z.array(z.object({ week: z.string(), new: count, closed: count, open: count })),
  /**
   * The market of the United States and Canada on the day of measuring. Null where none was imported; reports of before
   * November 23, 2026 have none.
   */
  market: marketDataSchema.nullable().default(null),
});

export type ReportFigures = z.infer<typeof figuresSchema>;
export type GroupFigures = z.infer<typeof group>;
export type PayFigures = ReportFigures['pay'][number];

/**
 * The stored figures of a report.
 * @throws ZodError for figures of another version of the database function.
 */
export function readFigures(stored: unknown): ReportFigures {
  return figuresSchema.parse(stored);
}
