import { z } from 'zod';

/** The public job board APIs that employers' boards are read from. */
export const boardKind = z.enum(['greenhouse', 'lever', 'ashby']);
export type BoardKind = z.infer<typeof boardKind>;

/** The answer of `posted_pay_coverage`: what employers' own boards stated within the last seven days. */
export const postedCoverageSchema = z.object({
  companies: z.int().nonnegative(),
  ranges: z.int().nonnegative(),
  /** The last of the days, YYYY-MM-DD; null where no board was read. */
  newest: z.iso.date().nullable(),
});
export type PostedCoverage = z.infer<typeof postedCoverageSchema>;
