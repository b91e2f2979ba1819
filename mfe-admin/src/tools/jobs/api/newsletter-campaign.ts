import { unwrap } from '@talent/data/unwrap';
import { z } from '@talent/api/forms/schema';
import { adminData } from '../../../backend/admin-data';

const campaignSchema = z.object({
  id: z.number(),
  status: z.enum(['sending', 'paused', 'finished']),
  /** Confirmed subscribers when it began. */
  recipients: z.number(),
  /** Not handed to the mail queue yet. */
  waiting: z.number(),
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** Unsubscribed before their mail went out. */
  skipped: z.number(),
});

/** The progress of a report's newsletter. */
export type NewsletterCampaign = z.infer<typeof campaignSchema>;

/** Null where the report was not sent. @throws DataError when the request fails. */
export async function fetchNewsletterCampaign(week: string): Promise<NewsletterCampaign | null> {
  const answer = unwrap(await adminData().rpc('newsletter_progress', { week }));
  return campaignSchema.nullable().parse(answer);
}

/**
 * Begins to send the published report of a week; a campaign that is there stays as it is.
 * @throws DataError with code `22023` where the report is not published.
 */
export async function startNewsletterCampaign(week: string): Promise<void> {
  unwrap(await adminData().rpc('start_newsletter_campaign', { week }));
}

/** @throws DataError when the request fails. */
export async function pauseNewsletterCampaign(id: number, paused: boolean): Promise<void> {
  unwrap(await adminData().rpc('set_newsletter_paused', { campaign_id: id, paused }));
}

/** The number of confirmed subscribers. @throws DataError when the request fails. */
export async function countReportReaders(): Promise<number> {
  const counts = unwrap(await adminData().rpc('newsletter_counts'));
  return z.object({ confirmed: z.number() }).parse(counts).confirmed;
}
