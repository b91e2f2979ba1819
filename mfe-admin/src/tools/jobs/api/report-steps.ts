import { z } from '@talent/protocol/forms/schema';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

const noteSchema = z
  .object({
    /** ISO 8601. */
    at: z.string(),
    by: z.discriminatedUnion('kind', [
      /** The schedule, or a command. */
      z.object({ kind: z.literal('server') }),
      z.object({ kind: z.literal('person'), email: z.string() }),
      /** The account is gone. */
      z.object({ kind: z.literal('unknown') }),
    ]),
  })
  .nullable();

const stepsSchema = z.object({
  measured: noteSchema,
  written: noteSchema,
  /** A person found the present words and figures right. */
  previewed: noteSchema,
  published: noteSchema,
  /** The newsletter was started. */
  sent: noteSchema,
  /** The LinkedIn draft was made. */
  drafted: noteSchema,
  post: z
    .object({
      id: z.number(),
      status: z.enum(['draft', 'scheduled', 'posting', 'posted', 'failed', 'unknown']),
      scheduled_for: z.string().nullable(),
      posted_at: z.string().nullable(),
      /** Code of what stopped the last attempt. */
      problem: z.string().nullable(),
    })
    .nullable(),
});

/** When a step was done, and who did it; null while it was not. */
export type StepNote = z.infer<typeof noteSchema>;
export type ReportNotes = z.infer<typeof stepsSchema>;

/** @throws DataError when the request fails; ZodError for an answer of another version. */
export async function fetchReportNotes(week: string): Promise<ReportNotes> {
  return stepsSchema.parse(unwrap(await adminData().rpc('weekly_report_steps', { week })));
}

/** Notes that a person found a report right. @throws DataError; `reportFailureOf` reads it. */
export async function noteReportPreview(week: string, version: number): Promise<void> {
  unwrap(await adminData().rpc('note_report_preview', { week, expected_version: version }));
}

/** The automatic steps after a week is over; each includes the ones before it. */
export type ReportSchedule = 'off' | 'prepares' | 'publishes' | 'sends';

/** @throws DataError when the request fails. */
export async function fetchReportSchedule(): Promise<ReportSchedule> {
  const { prepares, publishes, sends } = unwrap(
    await adminData().from('jobs_report_settings').select('prepares, publishes, sends').single(),
  );
  if (sends) return 'sends';
  if (publishes) return 'publishes';
  return prepares ? 'prepares' : 'off';
}

/** @throws DataError when the request fails. */
export async function saveReportSchedule(schedule: ReportSchedule): Promise<void> {
  const steps = {
    prepares: schedule !== 'off',
    publishes: schedule === 'publishes' || schedule === 'sends',
    sends: schedule === 'sends',
  };
  unwrap(await adminData().from('jobs_report_settings').update(steps).eq('one', true));
}

/**
 * Hands a report over as a draft; once for a week. A draft with the same words is the work of an earlier try, whose answer was lost.
 * @throws DataError with code `23505` where there is one with other words.
 */
export async function handOverReport({
  week,
  ...draft
}: Record<'week' | 'commentary' | 'link_url' | 'link_title', string>): Promise<void> {
  const source = `weekly-jobs-report:${week}`;
  const posts = () => adminData().from('linkedin_posts');
  const added = await posts().insert({ source, ...draft });
  if (added.error?.code === '23505') {
    const known = unwrap(await posts().select('commentary').eq('source', source).maybeSingle());
    if (known?.commentary === draft.commentary) return;
  }
  unwrap(added);
}
