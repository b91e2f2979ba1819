import { z } from 'zod';
import type { FunctionContext } from '../context.ts';

const answerSchema = z.object({
  status: z.enum(['believed', 'in-doubt']),
  jumped: z.enum(['ahead', 'behind']).nullable(),
  days_off: z.number().nullable(),
  days_watched: z.number(),
  needs: z.enum(['time', 'person']).nullable(),
  /** Rows that were deleted, that wait for tomorrow's quota, and that stay because the clock is not trusted. */
  deleted: z.number(),
  limited: z.number(),
  refused: z.number(),
  is_news: z.boolean(),
});

type Answer = z.infer<typeof answerSchema>;

/**
 * One run of retention: deletes expired rows, as far as the database trusts the clock and the quota of the day allows, and after a
 * backup where the host makes one.
 * Refused and waiting rows are logged once a day.
 * @returns how many rows were deleted
 * @throws when the database does not answer
 */
export async function runRetention({
  data,
  log,
  beforeRetention,
}: FunctionContext): Promise<number> {
  if (beforeRetention !== undefined) {
    const { data: due } = await data.rpc('count_expired').throwOnError();
    try {
      if (due > 0) await beforeRetention();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      log(`Retention deleted nothing: the backup before it failed (${reason}).`);
      return 0;
    }
  }
  const { data: answer } = await data.rpc('delete_expired').throwOnError();
  const run = answerSchema.parse(answer);
  for (const line of newsOf(run)) log(line);
  return run.deleted;
}

function newsOf(run: Answer): string[] {
  if (!run.is_news) return [];
  const lines: string[] = [];
  if (run.status === 'in-doubt') {
    lines.push(
      `Retention refuses to delete ${run.refused} rows: the clock is ${Math.abs(run.days_off ?? 0)} days ${run.jumped} of the last run. ${NEXT_STEP[run.needs ?? 'time']}`,
    );
  }
  if (run.limited > 0) {
    lines.push(
      `Retention used its quota of the day; ${run.limited} expired rows wait for tomorrow.`,
    );
  }
  return lines;
}

const NEXT_STEP = {
  time: 'If the clock is right, deletion continues automatically after some time, or at once after confirm_retention_clock().',
  person:
    'Check the clock of the database. If it is right, run confirm_retention_clock(); nothing is deleted until then.',
} as const;
