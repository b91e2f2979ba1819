import type { SqlClient } from '../sql-client.ts';
import { addAdmin, setClaims } from '../migrated-server.ts';

interface Item {
  key: string;
  kind: string;
  urgency: string;
  at: string;
  count: number;
  facts: Record<string, unknown>;
}

export interface Inbox {
  items: Item[];
  snoozes: Record<string, string>;
  checks: { name: string; at: string }[];
}

/** Empties everything that the inbox reads, and lets the connection be a new admin. Answers the id of the account. */
export async function emptyInbox(client: SqlClient): Promise<string> {
  await client.query(
    `truncate public.contact_requests, public.job_applications, public.mail_queue, public.linkedin_posts,
       public.linkedin_connection, public.weekly_reports, public.newsletter_campaigns, public.market_refreshes,
       public.seo_crawls, public.security_events, public.csp_reports, public.inbox_snoozes cascade;
     delete from private.scheduled_runs`,
  );
  const admin = await addAdmin(client);
  await setClaims(client, admin);
  return admin;
}

/** The inbox of the connection's account. The tests themselves make admins, and the audit log forgets none: that is left out. */
export async function readInbox(client: SqlClient): Promise<Inbox> {
  const { rows } = await client.query<{ answer: Inbox }>('select public.staff_inbox() as answer');
  const [row] = rows;
  if (!row) throw new Error('no answer');
  const items = row.answer.items.filter(({ kind }) => kind !== 'role-changed');
  return { ...row.answer, items };
}

/** Kind and urgency of each item. */
export async function kindsOf(client: SqlClient): Promise<string[]> {
  return (await readInbox(client)).items.map(({ kind, urgency }) => `${kind} ${urgency}`);
}
