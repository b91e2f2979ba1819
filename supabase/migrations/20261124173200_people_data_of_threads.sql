-- Export and erase of a person with what has come since: answers, bounces, and addresses that staff have corrected.

-- The address and those that were corrected, of every record that shares one of them.
create function private.addresses_of(address text)
  returns text[]
  language sql
  stable
  set search_path = ''
as $$
  with recursive known as (
    select $1 as key
    union
    select linked.key
    from known
    join public.people_records as records
      on records.email_key = known.key or known.key = any (records.former_emails)
    cross join lateral unnest(records.former_emails || records.email_key) as linked (key)
  )
  select array_agg(known.key order by known.key) from known;
$$;

revoke all on function private.addresses_of(text) from public, anon, authenticated, service_role;

-- As before, with answers, bounces, and every address that the person has had. Null where there is no such record. Noted in
-- the audit log of each record.
create or replace function public.export_person(record_id uuid, actor uuid)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text;
  addresses text[];
  answer jsonb;
begin
  select records.email_key into address from public.people_records as records
    where records.id = export_person.record_id;
  if not found then
    return null;
  end if;
  addresses := private.addresses_of(address);
  select jsonb_build_object(
    'address', address,
    'exported_at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'records', (
      select coalesce(jsonb_agg(
        to_jsonb(records) - array['search', 'email_key', 'name_key', 'phone_key'] || jsonb_build_object(
          'notes', (
            select coalesce(jsonb_agg(to_jsonb(notes) order by notes.created_at, notes.id), '[]')
            from public.people_notes as notes where notes.record_id = records.id
          ),
          'mails', (
            select coalesce(jsonb_agg(to_jsonb(mails) order by mails.created_at, mails.id), '[]')
            from public.people_mails as mails where mails.record_id = records.id
          ),
          'answers', (
            select coalesce(jsonb_agg(to_jsonb(answers) order by answers.received_at, answers.id), '[]')
            from public.people_answers as answers where answers.record_id = records.id
          ),
          'history', (
            select coalesce(jsonb_agg(to_jsonb(log) - array['previous_hash', 'hash'] order by log.id), '[]')
            from public.audit_log as log where log.subject = 'person:' || records.id
          )
        ) order by records.created_at, records.id
      ), '[]')
      from public.people_records as records where records.email_key = any (addresses)
    ),
    'contact_requests', (
      select coalesce(jsonb_agg(to_jsonb(requests) order by requests.id), '[]')
      from public.contact_requests as requests where lower(btrim(requests.email)) = any (addresses)
    ),
    'job_applications', (
      select coalesce(jsonb_agg(to_jsonb(applications) order by applications.created_at), '[]')
      from public.job_applications as applications where lower(btrim(applications.email)) = any (addresses)
    ),
    'newsletter_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(subscribers)), '[]')
      from public.newsletter_subscribers as subscribers where lower(btrim(subscribers.email)) = any (addresses)
    ),
    'salary_access_requests', (
      select coalesce(jsonb_agg(to_jsonb(requests)), '[]')
      from public.salary_access_requests as requests where lower(btrim(requests.email)) = any (addresses)
    ),
    'salary_alerts', (
      select coalesce(jsonb_agg(to_jsonb(alerts) order by alerts.created_at), '[]')
      from public.salary_alerts as alerts where lower(btrim(alerts.email)) = any (addresses)
    ),
    'assessment_attempts', (
      select coalesce(jsonb_agg(to_jsonb(attempts) order by attempts.started_at), '[]')
      from public.assessment_attempts as attempts where lower(btrim(attempts.email)) = any (addresses)
    ),
    'mail_queue', (
      select coalesce(jsonb_agg(to_jsonb(mails) order by mails.id), '[]')
      from public.mail_queue as mails where lower(mails.to_address) = any (addresses)
    ),
    'mail_bounces', (
      select coalesce(jsonb_agg(to_jsonb(bounces) order by bounces.address_key), '[]')
      from public.mail_bounces as bounces where bounces.address_key = any (addresses)
    ),
    'has_staff_account', exists (select 1 from auth.users as users where lower(users.email) = any (addresses))
  ) into answer;
  perform private.act_as(actor);
  perform private.audit('person.exported', 'person:' || records.id)
    from public.people_records as records where records.email_key = any (addresses);
  perform private.act_as(null);
  return answer;
end;
$$;

-- As before, with answers, bounces, and every address that the person has had: deletes everything under the address of a
-- record. Where staff or others have written the address into their own texts, each of its characters becomes a dot. Answers {"status": "erased", "records", "cv_paths", "has_staff_account"}, or
-- {"status": "gone"}. The caller has asked for a fresh sign-in. A CV's file is deleted by the caller; until then its path
-- waits in cv_uploads, where the hourly run finds it. A staff account stays.
create or replace function public.erase_person(record_id uuid, actor uuid)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text;
  addresses text[];
  hashes text[];
  ids uuid[];
  form_references text[];
  paths text[];
  pattern text;
  dots text;
  known text;
  letter_keys text[];
begin
  select records.email_key into address from public.people_records as records where records.id = erase_person.record_id;
  if not found then
    return jsonb_build_object('status', 'gone');
  end if;
  addresses := private.addresses_of(address);
  select array_agg(private.address_hash(each)) into hashes from unnest(addresses) as each;
  select array_agg(records.id order by records.created_at, records.id), array_agg(records.reference)
    into ids, form_references
    from public.people_records as records where records.email_key = any (addresses);
  select coalesce(array_agg(applications.cv_path), '{}') into paths
    from public.job_applications as applications where lower(btrim(applications.email)) = any (addresses);

  select coalesce(array_agg(mails.dedupe_key), '{}') into letter_keys
    from public.people_mails as mails where mails.record_id = any (ids);

  delete from public.contact_requests as requests where lower(btrim(requests.email)) = any (addresses);
  delete from public.job_applications as applications where lower(btrim(applications.email)) = any (addresses);
  delete from public.newsletter_subscribers as subscribers where lower(btrim(subscribers.email)) = any (addresses);
  delete from public.salary_alerts as alerts where lower(btrim(alerts.email)) = any (addresses);
  delete from public.salary_access_requests as requests where lower(btrim(requests.email)) = any (addresses);
  delete from public.assessment_attempts as attempts where lower(btrim(attempts.email)) = any (addresses);
  delete from public.form_submissions as forms where forms.reference = any (form_references);
  -- Hashes without a key: an address can be looked for in them.
  delete from public.newsletter_deliveries as deliveries where deliveries.address_hash = any (hashes);
  delete from public.salary_alert_deliveries as deliveries where deliveries.address_hash = any (hashes);
  -- Mails to the person, and those to staff that name them. The HTML of a mail has the words of its text.
  delete from public.mail_queue as mails
    where lower(mails.to_address) = any (addresses)
      or split_part(mails.dedupe_key, ':', 2) = any (form_references)
      or mails.dedupe_key = any (letter_keys);
  delete from public.mail_bounces as bounces where bounces.address_key = any (addresses);
  foreach known in array addresses loop
    pattern := private.address_pattern(known);
    delete from public.mail_queue as mails
      where pg_catalog.concat_ws(
          ' ', mails.subject, mails.text, mails.headers::text, mails.facts::text, mails.last_error
        ) ~* pattern;
    dots := repeat('•', char_length(known));
    update public.contact_requests as requests
      set name = regexp_replace(requests.name, pattern, dots, 'gi'),
        company = regexp_replace(requests.company, pattern, dots, 'gi'),
        message = regexp_replace(requests.message, pattern, dots, 'gi')
      where pg_catalog.concat_ws(' ', requests.name, requests.company, requests.message) ~* pattern;
    update public.job_applications as applications
      set name = regexp_replace(applications.name, pattern, dots, 'gi'),
        message = regexp_replace(applications.message, pattern, dots, 'gi'),
        links = array(select regexp_replace(link, pattern, dots, 'gi') from unnest(applications.links) as link)
      where pg_catalog.concat_ws(' ', applications.name, applications.message, array_to_string(applications.links, ' ')) ~* pattern;
    update public.people_notes as notes set text = regexp_replace(notes.text, pattern, dots, 'gi')
      where notes.text ~* pattern;
    update public.people_mails as mails
      set subject = regexp_replace(mails.subject, pattern, dots, 'gi'),
        text = regexp_replace(mails.text, pattern, dots, 'gi'),
        error = regexp_replace(mails.error, pattern, dots, 'gi')
      where pg_catalog.concat_ws(' ', mails.subject, mails.text, mails.error) ~* pattern;
    update public.people_answers as answers
      set text = regexp_replace(answers.text, pattern, dots, 'gi'),
        from_address = regexp_replace(answers.from_address, pattern, '•@•', 'gi')
      where pg_catalog.concat_ws(' ', answers.text, answers.from_address) ~* pattern;
    update public.mail_bounces as bounces set answer = left(regexp_replace(bounces.answer, pattern, dots, 'gi'), 500)
      where bounces.answer ~* pattern;
    update public.people_records as records
      set name = regexp_replace(records.name, pattern, dots, 'gi'),
        name_key = regexp_replace(records.name_key, pattern, dots, 'gi'),
        subject = regexp_replace(records.subject, pattern, dots, 'gi'),
        next_step = regexp_replace(records.next_step, pattern, dots, 'gi')
      where pg_catalog.concat_ws(' ', records.name, records.name_key, records.subject, records.next_step) ~* pattern;
    update public.people_records as records set search = private.people_search_words(records)
      where records.search::text ~* pattern;
  end loop;

  perform private.act_as(actor);
  perform private.audit('person.erased', 'person:' || erased, jsonb_build_object('records', cardinality(ids)))
    from unnest(ids) as erased;
  perform private.act_as(null);
  return jsonb_build_object(
    'status', 'erased', 'records', cardinality(ids), 'cv_paths', to_jsonb(paths),
    'has_staff_account', exists (select 1 from auth.users as users where lower(users.email) = any (addresses))
  );
end;
$$;
