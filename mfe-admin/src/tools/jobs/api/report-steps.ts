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
/** The finished work on the report of a week. */
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
  unwrap(
    await adminData()
      .from('jobs_report_settings')
      .update({
        prepares: schedule !== 'off',
        publishes: schedule === 'publishes' || schedule === 'sends',
        sends: schedule === 'sends',
      })
      .eq('one', true),
  );
}
