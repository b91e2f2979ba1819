import { z } from '@talent/protocol/forms/schema';
import { unwrap } from '@talent/data/unwrap';
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
  /** Recipients whose address refuses mail: they get none. */
  left_out: z.number(),
});

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

const countsSchema = z.object({ confirmed: z.number(), left_out: z.number() });

export type ReportReaders = Awaited<ReturnType<typeof countReportReaders>>;

/** Confirmed subscribers that a newsletter goes to, and those that it leaves out because their address refuses mail. @throws DataError */
export async function countReportReaders() {
  const counts = unwrap(await adminData().rpc('newsletter_counts'));
  const { confirmed, left_out: leftOut } = countsSchema.parse(counts);
  return { readers: confirmed - leftOut, leftOut };
}

/** Subscribers that mailings leave out because their address refuses mail, newest refusal first. @throws DataError */
export async function listLeftOut() {
  // oxlint-disable-next-line house/whole-reads -- the function gives 200, and the list says so
  return unwrap(await adminData().rpc('left_out_subscribers'));
}

export type LeftOutSubscriber = Awaited<ReturnType<typeof listLeftOut>>[number];

/** Forgets what an address answered: the next mailing goes there again. @throws DataError */
export async function clearBounce(address: string): Promise<void> {
  unwrap(await adminData().rpc('clear_mail_bounce', { address }));
}
