import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** The LinkedIn post that was made from a report. */
interface ReportDraft {
  id: number;
  status: string;
}

const sourceOf = (week: string): string => `weekly-jobs-report:${week}`;

/** @throws DataError when the request fails. */
export async function fetchReportDraft(week: string): Promise<ReportDraft | null> {
  return unwrap(
    await adminData()
      .from('linkedin_posts')
      .select('id, status')
      .eq('source', sourceOf(week))
      .maybeSingle(),
  );
}

/** Hands a report over as a draft; once for a week. @throws DataError with code `23505` where that was done before. */
export async function handOverReport(draft: {
  week: string;
  commentary: string;
  linkUrl: string;
  linkTitle: string;
}): Promise<void> {
  unwrap(
    await adminData()
      .from('linkedin_posts')
      .insert({
        source: sourceOf(draft.week),
        commentary: draft.commentary,
        link_url: draft.linkUrl,
        link_title: draft.linkTitle,
      }),
  );
}
