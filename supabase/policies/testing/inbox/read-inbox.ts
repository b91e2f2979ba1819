import { beforeEach } from 'vitest';
import { becomeAdmin, call, query } from '../database.ts';

interface Item {
  key: string;
  kind: string;
  urgency: string;
  at: string;
  count: number;
  facts: Record<string, unknown>;
}

interface Inbox {
  items: Item[];
  snoozes: Record<string, string>;
  checks: { name: string; at: string }[];
}

/** Begins each test of the block with an inbox of a new admin that has nothing in it. */
export function beginWithEmptyInbox(then: (admin: string) => unknown = () => {}): void {
  beforeEach(async () => {
    const tables = [
      ...['contact_requests', 'job_applications', 'mail_queue', 'linkedin_posts', 'mail_bounces'],
      ...['linkedin_connection', 'newsletter_campaigns', 'weekly_reports', 'market_refreshes'],
      ...['seo_crawls', 'security_events', 'csp_reports', 'inbox_snoozes'],
    ].map((table) => `delete from public.${table}`);
    await query(`${tables.join('; ')}; delete from private.scheduled_runs`);
    await then(await becomeAdmin());
  });
}

/** The inbox of the connection's account. The tests themselves make admins, and the audit log forgets none: that is left out. */
export async function readInbox(): Promise<Inbox> {
  const inbox = await call<Inbox>('staff_inbox');
  return { ...inbox, items: inbox.items.filter(({ kind }) => kind !== 'role-changed') };
}

/** Kind and urgency of each item. */
export const kinds = async (): Promise<string[]> =>
  (await readInbox()).items.map(({ kind, urgency }) => `${kind} ${urgency}`);
