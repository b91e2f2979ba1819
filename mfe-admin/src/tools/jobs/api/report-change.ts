import { DataError } from '@talent/data/errors';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { toWeeklyReport } from './weekly-report';
import type { WeeklyReport } from './weekly-report';

/** The reason why a report was not changed. */
export type ReportFailure =
  /** Someone changed the report since it was loaded. */
  | 'conflict'
  /** The post was changed in the blog's editor since it was published. */
  | 'post-changed'
  /** The address of the post belongs to another one. */
  | 'slug-taken'
  | 'not-allowed'
  | 'offline'
  | 'refused';

export type ReportOutcome =
  | { status: 'done'; report: WeeklyReport }
  | { status: 'failed'; failure: ReportFailure };

const failures: Readonly<Record<string, ReportFailure>> = {
  PT409: 'conflict',
  PT412: 'post-changed',
  '23505': 'slug-taken',
  '42501': 'not-allowed',
  PGRST301: 'not-allowed',
};

/** The outcome of a change. Never rejects. */
async function outcomeOf(change: () => Promise<WeeklyReport>): Promise<ReportOutcome> {
  try {
    return { status: 'done', report: await change() };
  } catch (error) {
    console.error('The report was not changed', error);
    return { status: 'failed', failure: reportFailureOf(error) };
  }
}

function reportFailureOf(error: unknown): ReportFailure {
  if (!(error instanceof DataError)) return 'offline';
  return failures[error.code] ?? (error.code === 'REQUEST_FAILED' ? 'offline' : 'refused');
}

/** Measures a week; a week that has a report needs its stored version. */
export function measureWeeklyReport(week: string, version: number | null): Promise<ReportOutcome> {
  return outcomeOf(async () =>
    toWeeklyReport(
      unwrap(
        await adminData().rpc('measure_weekly_report', {
          week,
          ...(version === null ? {} : { expected_version: version }),
        }),
      ),
    ),
  );
}

export function saveWeeklyReport({
  week,
  version,
  title,
  description,
  text,
}: Pick<
  WeeklyReport,
  'week' | 'version' | 'title' | 'description' | 'text'
>): Promise<ReportOutcome> {
  return outcomeOf(async () =>
    toWeeklyReport(
      unwrap(
        await adminData().rpc('save_weekly_report', {
          week,
          expected_version: version,
          title,
          description,
          body: text,
        }),
      ),
    ),
  );
}

/** Publishes a report as a post, or updates its post; `overwrite` replaces changes made to the post. */
export function publishWeeklyReport(
  { week, version }: Pick<WeeklyReport, 'week' | 'version'>,
  overwrite: boolean,
): Promise<ReportOutcome> {
  return outcomeOf(async () =>
    toWeeklyReport(
      unwrap(
        await adminData().rpc('publish_weekly_report', {
          week,
          expected_version: version,
          overwrite,
        }),
      ),
    ),
  );
}
