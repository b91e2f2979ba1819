import type { SqlClient } from './sql-client.ts';
import { startMigratedServer } from './migrated-server.ts';

/** The answer of one run of retention. */
export interface RetentionAnswer {
  status: string;
  jumped: string | null;
  needs: string | null;
  deleted: number;
  limited: number;
  refused: number;
  is_news: boolean;
}

/** How many contact requests, newsletter sign-ups and mails there are. */
export type People = [contacts: number, subscribers: number, mails: number];

/** A migrated PostgreSQL whose retention is run at any time that a test says. */
export interface RetentionDatabase {
  client: SqlClient;
  /** Empties what retention deletes, and forgets what it knows of the clock. */
  reset(): Promise<void>;
  /** Adds rows of an age at a time: contact requests, unconfirmed sign-ups, sent mails. */
  seed(at: Date, age: string, people: People): Promise<void>;
  run(at: Date): Promise<RetentionAnswer>;
  /** Runs every hour from `from` on, `hours` times; all answers. */
  runHourly(from: Date, hours: number): Promise<RetentionAnswer[]>;
  people(): Promise<People>;
  stop(): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;

/** A time so many hours after another one. */
export function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * HOUR_MS);
}

/** Starts a server of its own. */
export async function startRetentionDatabase(): Promise<RetentionDatabase> {
  const { client, stop } = await startMigratedServer();
  const run = async (at: Date): Promise<RetentionAnswer> => {
    const { rows } = await client.query<{ answer: RetentionAnswer }>(
      'select private.run_retention($1, false) as answer',
      [at],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('Retention answered nothing.');
    return row.answer;
  };
  return {
    client,
    run,
    reset: async () => {
      await client.query(
        'truncate public.contact_requests, public.newsletter_subscribers, public.mail_queue, public.rate_limit_hits, public.retention_days cascade',
      );
      await client.query('delete from private.retention_clock');
      await client.query('insert into private.retention_clock default values');
    },
    seed: (at, age, people) => seed(client, at, age, people),
    runHourly: async (from, hours) => {
      const answers: RetentionAnswer[] = [];
      for (let hour = 0; hour < hours; hour += 1) answers.push(await run(hoursAfter(from, hour)));
      return answers;
    },
    people: async () => {
      const { rows } = await client.query<{ people: People }>(
        `select json_build_array(
           (select count(*) from public.contact_requests),
           (select count(*) from public.newsletter_subscribers),
           (select count(*) from public.mail_queue)) as people`,
      );
      return rows[0]?.people ?? [-1, -1, -1];
    },
    stop,
  };
}

async function seed(client: SqlClient, at: Date, age: string, people: People): Promise<void> {
  const [contacts, subscribers, mails] = people;
  await client.query(
    `insert into public.contact_requests
       (reference, name, email, company, need, roles, timeline, message, consent_text, page, created_at)
     select gen_random_uuid(), 'Ada Example', 'ada@company.example', 'Example Robotics', 'team', '{}', 'open',
       'Twenty characters or more of text.', 'I agree.', '/contact-ai-recruiters', $1::timestamptz - $2::interval
     from generate_series(1, $3::int)`,
    [at, age, contacts],
  );
  await client.query(
    `insert into public.newsletter_subscribers (id, email, consent_text, consent_page, consent_at)
     select gen_random_uuid(), gen_random_uuid() || '@company.example', 'I agree.', '/x', $1::timestamptz - $2::interval
     from generate_series(1, $3::int)`,
    [at, age, subscribers],
  );
  await client.query(
    `insert into public.mail_queue (dedupe_key, to_address, subject, text, status, created_at, sent_at)
     select gen_random_uuid(), 'ada@company.example', 'Hello', 'Hello', 'sent', $1::timestamptz - $2::interval,
       $1::timestamptz - $2::interval
     from generate_series(1, $3::int)`,
    [at, age, mails],
  );
}
