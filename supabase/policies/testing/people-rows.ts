import type pg from 'pg';

type Facts = Record<string, string>;

/** Adds a contact request as the form does. Answers the id of its record. */
export async function addContact(client: pg.Client, facts: Facts): Promise<string> {
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
export async function addJobApplication(client: pg.Client, facts: Facts): Promise<string> {
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

async function recordOf(client: pg.Client, reference: string): Promise<string> {
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
