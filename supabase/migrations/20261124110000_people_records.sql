-- Contact requests and applications as records that staff work on: a stage, an assignee, a next step, notes and the mails
-- to the person. The request itself is never changed; its record is made with it and deleted with it, so that the
-- retention of requests covers everything here.

create table public.people_records (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  contact_request_id bigint unique references public.contact_requests (id) on delete cascade,
  application_id uuid unique references public.job_applications (id) on delete cascade,
  reference text not null,
  name text not null,
  email text not null,
  phone text not null default '',
  subject text not null,
  stage text not null default 'new',
  position double precision not null,
  assignee uuid references auth.users (id) on delete set null,
  next_step text,
  next_step_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  email_key text not null,
  name_key text not null,
  phone_key text,
  search tsvector not null default '',
  constraint people_records_reference_unique unique (reference),
  constraint people_records_kind_known check (
    (kind = 'contact' and contact_request_id is not null and application_id is null)
    or (kind = 'application' and application_id is not null and contact_request_id is null)
  ),
  constraint people_records_stage_known check (stage in ('new', 'in talk', 'shortlist', 'placed', 'closed')),
  constraint people_records_next_step_length check (char_length(btrim(next_step)) between 1 and 200),
  constraint people_records_next_step_dated check (next_step_on is null or next_step is not null)
);

comment on table public.people_records is 'One for each contact request and application; made by a trigger, deleted with its request.';
comment on column public.people_records.subject is 'The company of a contact request, the job title of an application.';
comment on column public.people_records.position is 'Order within the stage on the board, ascending.';
comment on column public.people_records.version is
  'Counts changes of stage, assignee and next step: a change names the version that it started from. The order on the board is no such change.';
comment on column public.people_records.email_key is 'The address in lowercase: equal keys are the same person.';
comment on column public.people_records.name_key is 'The name in lowercase, without accents and repeated spaces.';
comment on column public.people_records.phone_key is 'The last ten digits of the phone number; null: too few to compare.';
comment on column public.people_records.search is 'Words of the request and of the notes.';

create index people_records_created_at on public.people_records (created_at desc, id);
create index people_records_board on public.people_records (stage, position, id);
create index people_records_next_step_on on public.people_records (next_step_on) where next_step_on is not null;
create index people_records_email_key on public.people_records (email_key);
create index people_records_name_key on public.people_records (name_key);
create index people_records_phone_key on public.people_records (phone_key) where phone_key is not null;
create index people_records_assignee on public.people_records (assignee) where assignee is not null;
create index people_records_search on public.people_records using gin (search);

create table public.people_notes (
  id uuid primary key,
  record_id uuid not null references public.people_records (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now(),
  constraint people_notes_text_length check (char_length(btrim(text)) between 1 and 4000)
);

comment on column public.people_notes.id is 'Made by the browser, so that a note that is sent twice is kept once.';

create index people_notes_record on public.people_notes (record_id, created_at);
create index people_notes_author on public.people_notes (author);

-- Mails to the person, in their own words: the queue keeps sent mails for 30 days only.
create table public.people_mails (
  id uuid primary key default gen_random_uuid(),
  record_id uuid not null references public.people_records (id) on delete cascade,
  dedupe_key text not null,
  template text not null,
  author uuid references auth.users (id) on delete set null,
  to_address text not null,
  subject text not null,
  text text not null,
  status text not null default 'queued',
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint people_mails_dedupe_key_unique unique (dedupe_key),
  constraint people_mails_template_form check (template ~ '^[a-z]+(-[a-z]+)*$' and char_length(template) <= 60),
  constraint people_mails_status_known check (status in ('queued', 'sent', 'failed')),
  constraint people_mails_sent_has_time check ((status = 'sent') = (sent_at is not null))
);

comment on column public.people_mails.dedupe_key is 'Names the mail in mail_queue.';
comment on column public.people_mails.template is '`receipt`: the confirmation of the form.';

create index people_mails_record on public.people_mails (record_id, created_at);
create index people_mails_author on public.people_mails (author);

-- History of a record is read from the audit log by its subject.
create index audit_log_subject on public.audit_log (subject, id desc);

create function private.people_name_key(name text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select lower(btrim(regexp_replace(
    regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'
  )));
$$;

create function private.people_phone_key(phone text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case when char_length(digits) >= 7 then right(digits, 10) end
  from (select regexp_replace($1, '[^0-9]', '', 'g') as digits) as given;
$$;

-- The words of a record. Those of people and requests are kept as they are, and those of longer texts as English stems too.
create function private.people_search_words(record public.people_records)
  returns tsvector
  language sql
  stable
  set search_path = ''
as $$
  with texts as (
    select
      pg_catalog.concat_ws(
        ' ', $1.name, $1.name_key, $1.email, split_part($1.email, '@', 2),
        regexp_replace($1.email, '[^[:alnum:]]+', ' ', 'g'), $1.reference, $1.phone, $1.phone_key, $1.subject
      ) as short,
      pg_catalog.concat_ws(
        ' ',
        (
          select pg_catalog.concat_ws(' ', requests.message, requests.need, array_to_string(requests.roles, ' '))
          from public.contact_requests as requests where requests.id = $1.contact_request_id
        ),
        (
          select pg_catalog.concat_ws(' ', applications.message, array_to_string(applications.links, ' '))
          from public.job_applications as applications where applications.id = $1.application_id
        )
      ) as message,
      (
        select left(string_agg(notes.text, ' ' order by notes.created_at, notes.id), 200000)
        from public.people_notes as notes where notes.record_id = $1.id
      ) as notes
  )
  select
    setweight(to_tsvector('pg_catalog.simple', texts.short), 'A')
    || setweight(to_tsvector('pg_catalog.simple', pg_catalog.concat_ws(' ', texts.message, texts.notes)), 'C')
    || setweight(to_tsvector('pg_catalog.english', pg_catalog.concat_ws(' ', texts.message, texts.notes)), 'D')
  from texts;
$$;

-- What was typed into a search field as a query: every word must begin a word of the record. Null: no word in it.
create function private.people_query(wanted text)
  returns tsquery
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  word text;
  quoted text;
  found tsquery;
  asked tsquery;
begin
  for word in
    select given from regexp_split_to_table(left(private.people_name_key(wanted), 200), '\s+') as given
    where given ~ '[[:alnum:]]'
  loop
    quoted := '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*';
    found := to_tsquery('pg_catalog.simple', quoted);
    if numnode(to_tsquery('pg_catalog.english', quoted)) > 0 then
      found := found || to_tsquery('pg_catalog.english', quoted);
    end if;
    asked := case when asked is null then found else asked && found end;
  end loop;
  return asked;
end;
$$;

-- Records that hold every word of `wanted`, or have it as their reference; all of them where nothing is wanted. For admins;
-- anyone else finds nothing.
create function public.find_people(wanted text default '')
  returns setof public.people_records
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select records.*
  from public.people_records as records
  where (select public.is_admin())
    and (
      btrim(wanted) = ''
      or records.search @@ private.people_query(wanted)
      or records.reference = upper(btrim(wanted))
    );
$$;

create function private.fill_people_record()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.email_key := lower(btrim(new.email));
  new.name_key := private.people_name_key(new.name);
  new.phone_key := private.people_phone_key(new.phone);
  new.search := private.people_search_words(new);
  return new;
end;
$$;

create trigger people_records_fill
  before insert on public.people_records
  for each row execute function private.fill_people_record();

create function private.count_people_change()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger people_records_count
  before update of stage, assignee, next_step, next_step_on on public.people_records
  for each row
  when ((old.stage, old.assignee, old.next_step, old.next_step_on)
    is distinct from (new.stage, new.assignee, new.next_step, new.next_step_on))
  execute function private.count_people_change();

-- The newest are on top of the first column of the board.
create function private.top_of_stage(stage text)
  returns double precision
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(min(records.position), 0) - 1024 from public.people_records as records where records.stage = $1;
$$;

create function private.make_contact_record()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.people_records (kind, contact_request_id, reference, name, email, subject, position, created_at)
    values (
      'contact', new.id, new.reference, new.name, new.email, new.company, private.top_of_stage('new'), new.created_at
    );
  return null;
end;
$$;

create function private.make_application_record()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.people_records (kind, application_id, reference, name, email, phone, subject, position, created_at)
    values (
      'application', new.id, new.reference, new.name, new.email, new.phone, new.job_title, private.top_of_stage('new'),
      new.created_at
    );
  return null;
end;
$$;

create trigger contact_requests_record
  after insert on public.contact_requests
  for each row execute function private.make_contact_record();
create trigger job_applications_record
  after insert on public.job_applications
  for each row execute function private.make_application_record();

create function private.note_people_words()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed constant uuid := case when tg_op = 'DELETE' then old.record_id else new.record_id end;
begin
  update public.people_records as records
    set search = private.people_search_words(records)
    where records.id = changed;
  return null;
end;
$$;

create trigger people_notes_words
  after insert or update or delete on public.people_notes
  for each row execute function private.note_people_words();

-- The confirmation of a form becomes the first mail of its record. The queue's key is `<form>:<reference>:<name>`.
create function private.keep_people_receipt()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.people_mails (record_id, dedupe_key, template, to_address, subject, text, created_at)
    select records.id, new.dedupe_key, 'receipt', new.to_address, new.subject, new.text, new.created_at
    from public.people_records as records
    where records.reference = split_part(new.dedupe_key, ':', 2)
    on conflict on constraint people_mails_dedupe_key_unique do nothing;
  return null;
end;
$$;

create trigger mail_queue_people_receipt
  after insert on public.mail_queue
  for each row
  when (new.dedupe_key ~ '^(contact:[^:]+:sender|apply:[^:]+:applicant)$' and new.text is not null)
  execute function private.keep_people_receipt();

create function private.follow_people_mail()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.people_mails as mails
    set status = case when new.status in ('sent', 'failed') then new.status else 'queued' end,
      sent_at = case when new.status = 'sent' then new.sent_at end,
      error = case when new.status <> 'sent' then new.last_error end
    where mails.dedupe_key = new.dedupe_key;
  return null;
end;
$$;

create trigger mail_queue_people_status
  after update on public.mail_queue
  for each row
  when (
    (old.status, old.last_error) is distinct from (new.status, new.last_error)
    and new.dedupe_key ~ '^(contact|apply|people):'
  )
  execute function private.follow_people_mail();

-- A person who is no longer an admin has no records.
create function private.release_people()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.people_records as records set assignee = null where records.assignee = old.user_id;
  return null;
end;
$$;

create trigger user_roles_release_people
  after delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.release_people();

alter table public.people_records enable row level security;
alter table public.people_notes enable row level security;
alter table public.people_mails enable row level security;

create policy "admins read records" on public.people_records for select to authenticated
  using ((select public.is_admin()));
create policy "admins read notes" on public.people_notes for select to authenticated
  using ((select public.is_admin()));
create policy "admins read mails to people" on public.people_mails for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.people_records, public.people_notes, public.people_mails
  from public, anon, authenticated, service_role;
grant select on table public.people_records, public.people_notes, public.people_mails to authenticated, service_role;

revoke all on function
  private.people_name_key(text), private.people_phone_key(text), private.people_search_words(public.people_records),
  private.people_query(text), private.fill_people_record(), private.count_people_change(), private.top_of_stage(text),
  private.make_contact_record(), private.make_application_record(), private.note_people_words(),
  private.keep_people_receipt(), private.follow_people_mail(), private.release_people()
  from public, anon, authenticated, service_role;
revoke all on function public.find_people(text) from public, anon, authenticated, service_role;
grant execute on function public.find_people(text) to authenticated;

-- Requests that came before this migration, the newest on top, with the confirmations that the queue still has.
insert into public.people_records (kind, contact_request_id, reference, name, email, subject, position, created_at)
  select 'contact', id, reference, name, email, company, -extract(epoch from created_at), created_at
  from public.contact_requests;
insert into public.people_records (kind, application_id, reference, name, email, phone, subject, position, created_at)
  select 'application', id, reference, name, email, phone, job_title, -extract(epoch from created_at), created_at
  from public.job_applications;
insert into public.people_mails
  (record_id, dedupe_key, template, to_address, subject, text, status, error, created_at, sent_at)
  select records.id, mails.dedupe_key, 'receipt', mails.to_address, mails.subject, mails.text,
    case when mails.status in ('sent', 'failed') then mails.status else 'queued' end,
    case when mails.status <> 'sent' then mails.last_error end, mails.created_at, mails.sent_at
  from public.mail_queue as mails
  join public.people_records as records on records.reference = split_part(mails.dedupe_key, ':', 2)
  where mails.dedupe_key ~ '^(contact:[^:]+:sender|apply:[^:]+:applicant)$' and mails.text is not null;
