import { z } from 'zod';

/** Headline figures of one role in one place and edition; money in whole units of the currency a year. */
const figuresSchema = z.object({
  n: z.number().nullable(),
  /** The cases that n counts: reported pay ranges, or people employed as the source estimates. */
  n_kind: z.string().nullable(),
  p25: z.number().nullable(),
  p50: z.number(),
  p75: z.number().nullable(),
  /** 95% confidence interval of the median. */
  p50_low: z.number().nullable(),
  p50_high: z.number().nullable(),
});
export type AlertFigures = z.infer<typeof figuresSchema>;

/** The change that an edition made for a role in a place; null where it shows no figure. */
const moveSchema = z.object({
  role: z.string(),
  label: z.string(),
  open: z.boolean(),
  country: z.enum(['US', 'CA']),
  region_name: z.string().nullable(),
  currency: z.enum(['USD', 'CAD']),
  now: figuresSchema.nullable(),
  before: figuresSchema.nullable(),
});
export type AlertMove = z.infer<typeof moveSchema>;

/** The two dates of an edition: what it is called after, and the period that it describes. */
const editionSchema = z.object({ edition: z.string(), period: z.string() });
export type AlertEdition = z.infer<typeof editionSchema>;

/** A new edition of a source, beside the one that was current until then. */
const announcementSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  url: z.string(),
  attribution: z.string().nullable(),
  /** The source describes its method in other words than before. */
  is_recalculated: z.boolean(),
  now: editionSchema,
  before: editionSchema,
});
export type AlertAnnouncement = z.infer<typeof announcementSchema>;

/** The answer of `next_salary_alerts`: subscribers who have not been told of an edition yet. */
export const nextAlertsSchema = z
  .object({
    announcement: announcementSchema,
    batch: z.array(z.object({ id: z.uuid(), email: z.string(), moves: z.array(moveSchema) })),
  })
  .nullable();

/** Path of the page with the figures of a role. Roles that are not open have no page of their own. */
export function rolePath({ role, open }: { role: string; open: boolean }): string {
  return open ? `/ai-ml-salary-data/${role}` : '/ai-ml-salary-data#headlines';
}
