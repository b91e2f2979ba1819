import type { SqlClient } from '../sql-client.ts';

type Facts = Record<string, string>;

/** Adds a contact request as the form does. Answers the id of its record. */
export async function addContact(client: SqlClient, facts: Facts): Promise<string> {
  const { reference = '', created_at = new Date().toISOString() } = facts;
  const {
    name = 'Ada Example',
    email = 'ada@company.example',
    company = 'Example Robotics',
  } = facts;
  const { message = 'We need two engineers for our serving platform.' } = facts;
  await client.query(
    `insert into public.contact_requests
       (reference, name, email, company, need, roles, timeline, message, consent_text, page, created_at)
     values ($1, $2, $3, $4, 'team', '{mlops-engineer}', 'now', $5, 'I agree.', '/contact-ai-recruiters', $6)`,
    [reference, name, email, company, message, created_at],
  );
  return recordOf(client, reference);
}

/** Adds an application with the record of its CV. Answers the id of its record. */
export async function addJobApplication(client: SqlClient, facts: Facts): Promise<string> {
  const { reference = '', created_at = new Date().toISOString(), phone = '' } = facts;
  const { name = 'Grace Example', email = 'grace@engineer.example' } = facts;
  const { job_title = 'Staff MLOps Engineer', message = '' } = facts;
  await client.query(
    `insert into public.job_applications
       (reference, job_slug, job_title, job_is_sample, name, email, phone, links, message, work_eligibility, cv_path,
        cv_bytes, consent_text, page, created_at)
     values ($1, 'staff-mlops-engineer', $2, false, $3, $4, $5, '{}', $6, 'authorised', gen_random_uuid() || '.pdf',
       1000, 'I agree.', '/machine-learning-ai-jobs', $7)`,
    [reference, job_title, name, email, phone, message, created_at],
  );
  return recordOf(client, reference);
}

async function recordOf(client: SqlClient, reference: string): Promise<string> {
  const { rows } = await client.query<{ known: string | null }>(
    "select to_regclass('public.people_records') as known",
  );
  // Before the migration that makes records there is none.
  if (rows[0]?.known === null) return '';
  const found = await client.query<{ id: string }>(
    'select id from public.people_records where reference = $1',
    [reference],
  );
  return found.rows[0]?.id ?? '';
}

/**
 * A person in every table that may hold an address: a contact request with notes, mails and answers, a bounce, an application, a newsletter
 * and its mail, salary figures and alerts, an assessment. Needs the claims of an admin.
 * @returns the id of the record of the contact request
 */
export async function addEverythingOf(client: SqlClient, email: string): Promise<string> {
  const id = await addContact(client, {
    reference: 'C-00000001',
    email,
    created_at: '2026-11-01T10:00:00Z',
  });
  await addJobApplication(client, {
    reference: 'A-00000002',
    email: email.toUpperCase(),
    created_at: '2026-11-02T10:00:00Z',
  });
  const lower = email.toLowerCase();
  const role = await client.query<{ key: string }>(
    `insert into public.salary_roles (key, label, position, open) values ('of-the-test', 'Of the test', 999, false)
     on conflict (key) do update set label = excluded.label returning key`,
  );
  const key = role.rows[0]?.key ?? '';
  const statements: [sql: string, values: unknown[]][] = [
    ['select public.save_person($1, 1, $2)', [id, JSON.stringify({ stage: 'in talk' })]],
    ['select public.add_person_note(gen_random_uuid(), $1, $2)', [id, `Called ${email}.`]],
    [
      `insert into public.mail_queue (dedupe_key, to_address, subject, text, headers) values
         ('contact:C-00000001:sender', $1, 'We have your request', 'Hello,', '{}'),
         ('contact:C-00000001:staff', 'staff@example.com', 'Contact', 'Email: ' || $1, jsonb_build_object('Reply-To', $1::text)),
         ('newsletter-campaign:1:x', 'bea@company.example', 'News', 'Hello,', '{}')`,
      [email],
    ],
    [
      "insert into public.mail_queue (dedupe_key, to_address, subject, text) values ('operator', 'staff@example.com', 'Refused', '550 no such user ' || $1)",
      [lower],
    ],
    [
      "select public.send_person_mail(gen_random_uuid(), $1, 'book-a-call', 'Book a call', 'Hello Ada,')",
      [id],
    ],
    [
      `select public.add_person_answer(gen_random_uuid(), $1, $2, '2026-11-03T10:00:00Z', 'Tuesday suits me.')`,
      [id, email],
    ],
    [
      `insert into public.mail_bounces (address_key, reason, code, answer) values ($1, 'full', '5.2.2', '552 5.2.2 Over quota')`,
      [lower],
    ],
    [
      `insert into public.form_submissions (form, key, reference) values ('contact', gen_random_uuid(), 'C-00000001')`,
      [],
    ],
    [
      `insert into public.newsletter_subscribers (id, email, consent_text, consent_page) values (gen_random_uuid(), $1, 'I agree.', '/x')`,
      [email],
    ],
    [
      `insert into public.salary_access_requests (email, user_role, page, consent_text) values ($1, 'engineer', '/x', 'I agree.')`,
      [lower],
    ],
    [
      `insert into public.salary_alerts (id, subscriber_id, email, role, country, consent_text, consent_page)
       select gen_random_uuid(), gen_random_uuid(), $1, $2, country, 'I agree.', '/x' from unnest('{US,CA}'::text[]) as country`,
      [email, key],
    ],
    [
      `insert into public.salary_alert_editions (id, source_key, edition, former_edition) values (1, 'x', '2026', '2025') on conflict do nothing`,
      [],
    ],
    [
      'insert into public.salary_alert_deliveries (announcement_id, address_hash) values (1, private.address_hash($1)) on conflict do nothing',
      [email],
    ],
    [
      `insert into public.assessment_attempts (id, role, questions, answers, result, submitted_at, email, consent_text, saved_at)
       values (gen_random_uuid(), 'mlops-engineer', '[{}]', '{}', '{}', now(), $1, 'I agree.', now())`,
      [email],
    ],
  ];
  for (const [sql, values] of statements) await client.query(sql, values);
  return id;
}
