import { beforeEach } from 'vitest';
import { becomeAdmin, call, lists, query, value } from '../database.ts';

type Facts = Record<string, string>;

/** Adds a contact request as the form does. Answers the id of its record. */
export async function addContact(facts: Facts = {}): Promise<string> {
  const { reference = 'C-00000001', created_at = new Date().toISOString() } = facts;
  const { name = 'Ada Example', email = 'ada@company.example' } = facts;
  const { message = 'We need two engineers for our serving platform.' } = facts;
  const { company = 'Example Robotics' } = facts;
  await query(
    `insert into public.contact_requests
       (reference, name, email, company, need, roles, timeline, message, consent_text, page, created_at)
     values ($1, $2, $3, $6, 'team', '{mlops-engineer}', 'now', $4, 'I agree.', '/contact-ai-recruiters', $5)`,
    ...[reference, name, email, message, created_at, company],
  );
  return recordOf(reference);
}

/** Adds an application with the record of its CV. Answers the id of its record. */
export async function addJobApplication(facts: Facts = {}): Promise<string> {
  const { reference = 'A-00000002', created_at = new Date().toISOString(), phone = '' } = facts;
  const { name = 'Grace Example', email = 'grace@engineer.example' } = facts;
  await query(
    `insert into public.job_applications
       (reference, job_slug, job_title, job_is_sample, name, email, phone, links, message, work_eligibility, cv_path,
        cv_bytes, consent_text, page, created_at)
     values ($1, 'staff-mlops-engineer', 'Staff MLOps Engineer', false, $2, $3, $4, '{}', '', 'authorised',
       gen_random_uuid() || '.pdf', 1000, 'I agree.', '/machine-learning-ai-jobs', $5)`,
    ...[reference, name, email, phone, created_at],
  );
  return recordOf(reference);
}

const recordOf = (reference: string): Promise<string> =>
  value('select id from public.people_records where reference = $1', reference);

export const addNote = (id: string, text: string) =>
  query(
    'insert into public.people_notes (id, record_id, text) values (gen_random_uuid(), $1, $2)',
    ...[id, text],
  );

/** Columns of the entries of a record in the audit log, oldest first. */
export const historyOf = (id: string, columns = 'action') =>
  lists(
    `select ${columns} from public.audit_log where subject = $1 order by audit_log.id`,
    `person:${id}`,
  );

/** References of the records that a search finds. */
export const found = async (wanted: string) =>
  (await lists('select reference from public.find_people($1) order by reference', wanted)).flat();

/** Begins each test of the block without people and mails, as a new admin. */
export function beginAsAdmin(then: (admin: string) => unknown = () => {}): void {
  beforeEach(async () => {
    await query(
      `delete from public.contact_requests; delete from public.job_applications; delete from public.mail_queue;
       delete from public.call_bookings;
       delete from public.mail_bounces`,
    );
    await then(await becomeAdmin());
  });
}

/** A person in every table that may hold an address, with the claims of an admin. Gives the id of the record of the contact request. */
export async function addEverythingOf(email: string): Promise<string> {
  const id = await addContact({ email, created_at: '2026-11-01T10:00:00Z' });
  await addJobApplication({ email: email.toUpperCase(), created_at: '2026-11-02T10:00:00Z' });
  await call('save_person', id, 1, { stage: 'in talk' });
  await call('add_person_note', crypto.randomUUID(), id, `Called ${email}.`);
  await query(
    `insert into public.mail_queue (dedupe_key, to_address, subject, text, headers) values
       ('contact:C-00000001:sender', $1, 'We have your request', 'Hello,', '{}'),
       ('contact:C-00000001:staff', 'staff@example.com', 'Contact', 'Email: ' || $1, jsonb_build_object('Reply-To', $1::text)),
       ('newsletter-campaign:1:x', 'bea@company.example', 'News', 'Hello,', '{}'),
       ('operator', 'staff@example.com', 'Refused', '550 no such user ' || lower($1), '{}')`,
    email,
  );
  const letter = ['book-a-call', 'Book a call', 'Hello Ada,'];
  await call('send_person_mail', crypto.randomUUID(), id, ...letter);
  const answer = [email, '2026-11-03T10:00:00Z', 'Tuesday suits me.'];
  await call('add_person_answer', crypto.randomUUID(), id, ...answer);
  const consent = "'I agree.', '/x'";
  for (const statement of [
    `mail_bounces (address_key, reason, code, answer) values (lower($1), 'full', '5.2.2', '552 5.2.2 Over quota')`,
    `newsletter_subscribers (id, email, consent_text, consent_page) values (gen_random_uuid(), $1, ${consent})`,
    `call_bookings (id, reference, starts_at, ends_at, status, name, email, zone, token_hash, consent_text, page)
     values (gen_random_uuid(), 'B-' || md5($1), '2030-01-07T14:00Z', '2030-01-07T14:30Z', 'cancelled', 'Ada', $1,
       'America/Toronto', md5($1) || md5($1), ${consent})`,
    `salary_access_requests (email, user_role, consent_text, page) values (lower($1), 'engineer', ${consent})`,
    `salary_alerts (id, subscriber_id, email, role, country, consent_text, consent_page)
     select gen_random_uuid(), gen_random_uuid(), $1, 'of-the-test', country, ${consent} from unnest('{US,CA}'::text[]) as country`,
    `mailing_deliveries (mailing, mailing_id, address_hash) values ('salary-alert-edition', 1, private.address_hash($1)) on conflict do nothing`,
    `assessment_attempts (id, role, questions, answers, result, submitted_at, email, consent_text, saved_at)
     values (gen_random_uuid(), 'mlops-engineer', '[{}]', '{}', '{}', now(), $1, 'I agree.', now())`,
  ]) {
    await query(`insert into public.${statement}`, email);
  }
  await query(
    "insert into public.form_submissions (form, key, reference) values ('contact', gen_random_uuid(), 'C-00000001')",
  );
  return id;
}

/** The role and the edition that the rows of `addEverythingOf` name. */
export const ADDED_ONCE = `
  insert into public.salary_roles (key, label, position, open) values ('of-the-test', 'Of the test', 999, false)
    on conflict do nothing;
  insert into public.salary_alert_editions (id, source_key, edition, former_edition) values (1, 'x', '2026', '2025')
    on conflict do nothing`;
