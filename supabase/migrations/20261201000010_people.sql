-- Contact requests and applications as records that staff work on: a stage, an assignee, a next step, notes and the mails
-- to the person. The request itself is never changed; its record is made with it and deleted with it, so that the
-- retention of requests covers everything here.

-- One for each contact request and application; made by a trigger, deleted with its request.
create table public.people_records (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  contact_request_id bigint unique references public.contact_requests (id) on delete cascade,
  application_id uuid unique references public.job_applications (id) on delete cascade,
  reference text not null,
  name text not null,
  email text not null,
  phone text not null default '',
  -- The company of a contact request, the job title of an application.
  subject text not null,
  stage text not null default 'new',
  -- Order within the stage on the board, ascending.
  position double precision not null,
  assignee uuid references auth.users (id) on delete set null,
  next_step text,
  next_step_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  -- Counts changes of stage, assignee and next step: a change names the version that it started from. The order on the board
  -- is no such change.
  version integer not null default 1,
  -- The address in lowercase: equal keys are the same person.
  email_key text not null,
  -- Addresses that staff have corrected, in lowercase: export and erase go by them too.
  former_emails text[] not null default '{}',
  -- The name in lowercase, without accents and repeated spaces.
  name_key text not null,
  -- The last ten digits of the phone number; null: too few to compare.
  phone_key text,
  -- Words of the request and of the notes.
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

create index people_records_created_at on public.people_records (created_at desc, id);
create index people_records_board on public.people_records (stage, position, id);
create index people_records_next_step_on on public.people_records (next_step_on) where next_step_on is not null;
create index people_records_email_key on public.people_records (email_key);
create index people_records_name_key on public.people_records (name_key);
create index people_records_phone_key on public.people_records (phone_key) where phone_key is not null;
create index people_records_assignee on public.people_records (assignee) where assignee is not null;
create index people_records_search on public.people_records using gin (search);

create table public.people_notes (
  -- Made by the browser, so that a note that is sent twice is kept once.
  id uuid primary key,
  record_id uuid not null references public.people_records (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now(),
  -- Counts changes of the text: a change names the version that it started from.
  version integer not null default 1,
  edited_at timestamptz,
  edited_by uuid references auth.users (id) on delete set null,
  -- Since then it is hidden; it is deleted a day later.
  deleted_at timestamptz,
  constraint people_notes_text_length check (char_length(btrim(text)) between 1 and 4000)
);

create index people_notes_record on public.people_notes (record_id, created_at);
create index people_notes_author on public.people_notes (author);
create index people_notes_edited_by on public.people_notes (edited_by);
create index people_notes_deleted_at on public.people_notes (deleted_at) where deleted_at is not null;

-- Mails of the person that arrived in the shared mailbox, as an admin has recorded them.
create table public.people_answers (
  -- Made by the browser, so that an answer that is sent twice is kept once.
  id uuid primary key,
  record_id uuid not null references public.people_records (id) on delete cascade,
  recorded_by uuid references auth.users (id) on delete set null,
  from_address text not null,
  -- When the mail arrived, as the admin says.
  received_at timestamptz not null,
  text text not null,
  created_at timestamptz not null default now(),
  -- Since then it is hidden; it is deleted a day later.
  deleted_at timestamptz,
  constraint people_answers_from_form check (from_address ~ '^[^\s@]+@[^\s@]+$' and char_length(from_address) <= 254),
  constraint people_answers_text_length check (char_length(btrim(text)) between 1 and 20000)
);

create index people_answers_record on public.people_answers (record_id, received_at);
create index people_answers_recorded_by on public.people_answers (recorded_by);
create index people_answers_deleted_at on public.people_answers (deleted_at) where deleted_at is not null;

-- Mails to the person, in their own words: the queue keeps sent mails for 30 days only.
create table public.people_mails (
  id uuid primary key default gen_random_uuid(),
  record_id uuid not null references public.people_records (id) on delete cascade,
  -- Names the mail in mail_queue.
  dedupe_key text not null,
  -- `receipt`: the confirmation of the form.
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

create index people_mails_record on public.people_mails (record_id, created_at);
create index people_mails_author on public.people_mails (author);

call private.let_admins_read('public.people_records', 'public.people_mails');

call private.let_admins('read notes', 'select', 'public.people_notes', $$deleted_at is null$$);
call private.let_admins('read answers of people', 'select', 'public.people_answers', $$deleted_at is null$$);

grant select on table public.people_notes, public.people_answers to authenticated, service_role;

-- History of a record is read from the audit log by its subject.
create index audit_log_subject on public.audit_log (subject, id desc);

create function private.people_name_key(name text)
  returns text
  language sql
  immutable
as $$
  select lower(btrim(regexp_replace(
    regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'
  )));
$$;

create function private.people_phone_key(phone text)
  returns text
  language sql
  immutable
as $$
  select case when char_length(digits) >= 7 then right(digits, 10) end
  from (
    select regexp_replace(regexp_replace($1, '[a-z#].*$', '', 'i'), '[^0-9]', '', 'g') as digits
  ) as given;
$$;

-- What a text is found by: its words, and the same with `smithjones` for `Smith-Jones` and `o donnell` for `O'Donnell`.
create function private.searchable(words text)
  returns text[]
  language sql
  immutable
as $$
  select array[public.plain_words($1), public.plain_words(translate($1, '''’-‐‑–', '  '))];
$$;

-- The words of a record. Those of people and requests are kept as they are, and those of longer texts as English stems too.
create function private.people_search_words(record public.people_records)
  returns tsvector
  language sql
  stable
as $$
  with texts as (
    select
      pg_catalog.concat_ws(' ', $1.name, $1.email, $1.reference, $1.phone, $1.subject) as short,
      pg_catalog.concat_ws(
        ' ',
        (
          select pg_catalog.concat_ws(' ', requests.message, requests.need, array_to_string(requests.roles, ' '))
          from public.contact_requests as requests where requests.id = $1.contact_request_id
        ),
        (
          select pg_catalog.concat_ws(' ', applications.message, array_to_string(applications.links, ' '))
          from public.job_applications as applications where applications.id = $1.application_id
        ),
        (
          select left(string_agg(notes.text, ' ' order by notes.created_at, notes.id), 200000)
          from public.people_notes as notes where notes.record_id = $1.id and notes.deleted_at is null
        ),
        (
          select left(string_agg(answers.text, ' ' order by answers.received_at, answers.id), 200000)
          from public.people_answers as answers where answers.record_id = $1.id and answers.deleted_at is null
        )
      ) as long
  ), forms as (
    select array_to_string(private.searchable(texts.short), ' ') as short, private.searchable(texts.long) as long from texts
  ), digits as (
    select regexp_replace($1.phone, '[^0-9]', '', 'g') as all_of_them
  )
  select
    setweight(to_tsvector('pg_catalog.simple', forms.short), 'A')
    -- The digits from any place on: a part of a number is found, however it is grouped.
    || setweight(to_tsvector('pg_catalog.simple', coalesce((
      select string_agg(substr(digits.all_of_them, place), ' ')
      from generate_series(1, char_length(digits.all_of_them) - 1) as place
    ), '')), 'A')
    || setweight(to_tsvector('pg_catalog.simple', array_to_string(forms.long, ' ')), 'C')
    || setweight(to_tsvector('pg_catalog.english', forms.long[1]), 'D')
  from forms, digits;
$$;

-- What was typed into a search field as a query: every word must begin a word of the record. Null: no word in it.
create function private.people_query(wanted text)
  returns tsquery
  language plpgsql
  immutable
as $$
declare
  form text;
  word text;
  found tsquery;
  asked tsquery;
  either tsquery;
begin
  foreach form in array private.searchable(left(wanted, 200)) loop
    asked := null;
    for word in select given from regexp_split_to_table(form, '[ +#]+') as given where given <> '' loop
      found := to_tsquery('pg_catalog.simple', word || ':*');
      if numnode(to_tsquery('pg_catalog.english', word || ':*')) > 0 then
        found := found || to_tsquery('pg_catalog.english', word || ':*');
      end if;
      asked := case when asked is null then found else asked && found end;
    end loop;
    either := case when either is null then asked else either || asked end;
  end loop;
  return either;
end;
$$;

-- Records that hold every word of `wanted`, or have it as their reference; all of them where nothing is wanted. For admins;
-- anyone else finds nothing.
create function public.find_people(wanted text default '')
  returns setof public.people_records
  language sql
  stable
  security definer
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
as $$
  select coalesce(min(records.position), 0) - 1024 from public.people_records as records where records.stage = $1;
$$;

-- Of a request of the kind that the trigger names, with the column that is its subject.
create function private.make_people_record()
  returns trigger
  language plpgsql
  security definer
as $$
declare
  request constant jsonb := to_jsonb(new);
begin
  insert into public.people_records (
    kind, contact_request_id, application_id, reference, name, email, phone, subject, position, created_at
  ) values (
    tg_argv[0],
    case tg_argv[0] when 'contact' then (request ->> 'id')::bigint end,
    case tg_argv[0] when 'application' then (request ->> 'id')::uuid end,
    new.reference, new.name, new.email, coalesce(request ->> 'phone', ''), request ->> tg_argv[1],
    private.top_of_stage('new'), new.created_at
  );
  return null;
end;
$$;

create trigger contact_requests_record
  after insert on public.contact_requests
  for each row execute function private.make_people_record('contact', 'company');
create trigger job_applications_record
  after insert on public.job_applications
  for each row execute function private.make_people_record('application', 'job_title');

-- Words of a record follow its name and subject, and what was written in the form: an erase writes dots into them.
create function private.keep_people_words()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  update public.people_records as records
    set search = private.people_search_words(records)
    where new.id::text in (records.id::text, records.contact_request_id::text, records.application_id::text);
  return null;
end;
$$;

create trigger people_records_words
  after update of name, subject, phone on public.people_records
  for each row execute function private.keep_people_words();
create trigger contact_requests_words
  after update of message on public.contact_requests
  for each row execute function private.keep_people_words();
create trigger job_applications_words
  after update of message, links on public.job_applications
  for each row execute function private.keep_people_words();

create function private.note_people_words()
  returns trigger
  language plpgsql
  security definer
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
create trigger people_answers_words
  after insert or update or delete on public.people_answers
  for each row execute function private.note_people_words();

-- The confirmation of a form becomes the first mail of its record. The queue's key is `<form>:<reference>:<name>`.
create function private.keep_people_receipt()
  returns trigger
  language plpgsql
  security definer
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

-- What staff do with a record: move, assign, plan, note. Each change is in the audit log, with ids and no words.

create function private.audit_person()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  if old.stage <> new.stage then
    perform private.audit('person.moved', 'person:' || new.id, jsonb_build_object('from', old.stage, 'to', new.stage));
  end if;
  if old.assignee is distinct from new.assignee then
    perform private.audit('person.assigned', 'person:' || new.id, jsonb_build_object('to', new.assignee));
  end if;
  if (old.next_step, old.next_step_on) is distinct from (new.next_step, new.next_step_on) then
    perform private.audit(
      case when new.next_step is null then 'person.next-step-cleared' else 'person.next-step-set' end,
      'person:' || new.id,
      case when new.next_step is null then '{}' else jsonb_build_object('on', new.next_step_on) end
    );
  end if;
  return null;
end;
$$;

create trigger people_records_z_audit
  after update of stage, assignee, next_step, next_step_on on public.people_records
  for each row execute function private.audit_person();

-- The place behind the card `behind` of a stage, or at its top. Cards are numbered again where no number is left between two.
create function private.place_in_stage(record_id uuid, stage text, behind uuid)
  returns double precision
  language plpgsql
as $$
declare
  above double precision;
  below double precision;
  place double precision;
begin
  for attempt in 1..2 loop
    select records.position into above from public.people_records as records
      where records.id = place_in_stage.behind and records.stage = place_in_stage.stage
        and records.id <> place_in_stage.record_id;
    if not found then
      return private.top_of_stage(place_in_stage.stage);
    end if;
    select min(records.position) into below from public.people_records as records
      where records.stage = place_in_stage.stage and records.id <> place_in_stage.record_id
        and (records.position, records.id) > (above, place_in_stage.behind);
    place := case when below is null then above + 1024 else above + (below - above) / 2 end;
    exit when above < place and (below is null or place < below);
    update public.people_records as records
      set position = numbered.place * 1024
      from (
        select cards.id, row_number() over (order by cards.position, cards.id) as place
        from public.people_records as cards where cards.stage = place_in_stage.stage
      ) as numbered
      where records.id = numbered.id;
  end loop;
  return place;
end;
$$;

-- The columns of a record that staff change.
create function private.person_state(record public.people_records)
  returns jsonb
  language sql
  immutable
as $$
  select jsonb_build_object(
    'id', $1.id, 'stage', $1.stage, 'position', $1.position, 'assignee', $1.assignee, 'next_step', $1.next_step,
    'next_step_on', $1.next_step_on, 'version', $1.version, 'updated_at', $1.updated_at
  );
$$;

-- Changes a record. `change` holds any of {"stage", "behind", "assignee", "next_step", "next_step_on"}: `behind` is the
-- card that it is put behind, null for the top of its stage. Answers {"status", "record"}: "saved"; "conflict" where
-- another change came first, with the record as it is now; "gone" where there is none, without one. A change that was
-- made before is "saved", so that a lost answer can be asked for again.
create function public.save_person(record_id uuid, expected_version integer, change jsonb)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  record public.people_records;
  wanted public.people_records;
begin
  perform private.require_admin('Only admins change records.');
  -- One card is placed at a time: two between the same neighbors would get the same number.
  if change ?| array['stage', 'behind'] then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.people_records', 0));
  end if;
  select * into record from public.people_records as records where records.id = save_person.record_id for update;
  if not found then
    return jsonb_build_object('status', 'gone');
  end if;
  wanted := record;
  wanted.stage := case when change ? 'stage' then change ->> 'stage' else record.stage end;
  wanted.assignee := case when change ? 'assignee' then (change ->> 'assignee')::uuid else record.assignee end;
  wanted.next_step := case
    when change ? 'next_step' then nullif(btrim(change ->> 'next_step'), '') else record.next_step
  end;
  wanted.next_step_on := case
    when change ? 'next_step_on' then (change ->> 'next_step_on')::date else record.next_step_on
  end;
  if (wanted.stage, wanted.assignee, wanted.next_step, wanted.next_step_on)
    is distinct from (record.stage, record.assignee, record.next_step, record.next_step_on)
  then
    if record.version <> expected_version then
      return jsonb_build_object('status', 'conflict', 'record', private.person_state(record));
    end if;
    if wanted.assignee is distinct from record.assignee and wanted.assignee is not null and not exists (
      select 1 from public.user_roles as roles where roles.user_id = wanted.assignee and roles.role = 'admin'
    ) then
      raise exception 'The assignee is not an admin.' using errcode = '22023';
    end if;
  end if;
  if change ? 'behind' then
    wanted.position := private.place_in_stage(record.id, wanted.stage, (change ->> 'behind')::uuid);
  elsif wanted.stage <> record.stage then
    wanted.position := private.top_of_stage(wanted.stage);
  end if;
  update public.people_records as records
    set stage = wanted.stage, position = wanted.position, assignee = wanted.assignee, next_step = wanted.next_step,
      next_step_on = wanted.next_step_on
    where records.id = record.id
    returning records.* into record;
  return jsonb_build_object('status', 'saved', 'record', private.person_state(record));
end;
$$;

-- Keeps a note, once for its id. Answers "saved", or "gone" where there is no such record.
create function public.add_person_note(note_id uuid, record_id uuid, note text)
  returns text
  language plpgsql
  security definer
as $$
begin
  perform private.require_admin('Only admins write notes.');
  perform 1 from public.people_records as records where records.id = add_person_note.record_id for key share;
  if not found then
    return 'gone';
  end if;
  insert into public.people_notes (id, record_id, author, text)
    values (note_id, add_person_note.record_id, (select auth.uid()), btrim(note))
    on conflict on constraint people_notes_pkey do nothing;
  if found then
    perform private.audit('person.note-added', 'person:' || record_id, jsonb_build_object('note', note_id));
  end if;
  return 'saved';
end;
$$;

-- How many records each stage has, and how many of them have a next step whose day is over: of those that `find_people`
-- finds, of a kind, of an assignee (the id, or `none`). Empty arguments take all.
create function public.count_people(wanted text default '', of_kind text default '', of_assignee text default '')
  returns table (stage text, people bigint, overdue bigint)
  language sql
  stable
  security definer
as $$
  select found.stage, count(*), count(*) filter (where found.next_step_on < (now() at time zone 'UTC')::date)
  from public.find_people(wanted) as found
  where (of_kind = '' or found.kind = of_kind)
    and (of_assignee = '' or coalesce(found.assignee::text, 'none') = of_assignee)
  group by found.stage;
$$;

-- Other records that may be of the same person, the newest first. `same` says why: email, phone, name.
create function public.person_duplicates(record_id uuid)
  returns table (
    id uuid, kind text, reference text, name text, email text, subject text, stage text, created_at timestamptz, same text[]
  )
  language sql
  stable
  security definer
as $$
  select others.id, others.kind, others.reference, others.name, others.email, others.subject, others.stage,
    others.created_at,
    array_remove(array[
      case when others.email_key = own.email_key then 'email' end,
      case when others.phone_key = own.phone_key then 'phone' end,
      case when others.name_key = own.name_key then 'name' end
    ], null)
  from public.people_records as own
  join public.people_records as others
    on others.id <> own.id
      and (others.email_key = own.email_key or others.name_key = own.name_key or others.phone_key = own.phone_key)
  where own.id = $1 and (select public.is_admin())
  order by others.created_at desc, others.id
  limit 50;
$$;

-- Mails that staff write to a person, and views of a CV.

-- Queues a letter to the person of a record, once for its id; the sender writes it as text and HTML from its words
-- (`person-letter` in shared/product/mails). Answers "queued", or "gone" where there is no such record.
create function public.send_person_mail(mail_id uuid, record_id uuid, template text, subject text, words text)
  returns text
  language plpgsql
  security definer
as $$
declare
  record public.people_records;
  key constant text := 'people:' || mail_id;
begin
  perform private.require_admin('Only admins write to people.');
  if coalesce(char_length(btrim(subject)), 0) not between 1 and 150 or subject ~ '[[:cntrl:]]' then
    raise exception 'The subject needs 1 to 150 characters on one line.' using errcode = '22023';
  end if;
  if coalesce(char_length(btrim(words)), 0) not between 1 and 8000 then
    raise exception 'The text needs 1 to 8,000 characters.' using errcode = '22023';
  end if;
  select * into record from public.people_records as records
    where records.id = send_person_mail.record_id for key share;
  if not found then
    return 'gone';
  end if;
  insert into public.people_mails (id, record_id, dedupe_key, template, author, to_address, subject, text)
    values (
      mail_id, record.id, key, send_person_mail.template, (select auth.uid()), record.email,
      btrim(send_person_mail.subject), btrim(words)
    )
    on conflict do nothing;
  if found then
    perform private.queue_notice(
      key, record.email, 'person-letter',
      jsonb_build_object(
        'letter', send_person_mail.template, 'subject', btrim(send_person_mail.subject), 'text', btrim(words)
      )
    );
    perform private.audit(
      'person.mail-queued', 'person:' || record.id,
      jsonb_build_object('mail', mail_id, 'template', send_person_mail.template)
    );
  end if;
  return 'queued';
end;
$$;

-- For functions of the server that act for an admin whose token they have checked: the audit log names the person. Both
-- settings that backends read an account from.
create function private.act_as(actor uuid)
  returns void
  language plpgsql
as $$
declare
  claims constant jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}');
begin
  perform pg_catalog.set_config('request.jwt.claim.sub', coalesce(actor::text, ''), true);
  perform pg_catalog.set_config(
    'request.jwt.claims', (claims || jsonb_build_object('sub', coalesce(actor::text, '')))::text, true
  );
end;
$$;

-- An admin gets a link to a CV.
create function public.note_cv_view(application_id uuid, actor uuid)
  returns void
  language plpgsql
  security definer
as $$
begin
  perform private.act_as(actor);
  perform private.audit('person.cv-opened', 'person:' || records.id)
    from public.people_records as records where records.application_id = note_cv_view.application_id;
  perform private.act_as(null);
end;
$$;

-- Changes the text of a note. Answers {"status", "note"}: "saved"; "conflict" where another change came first, with the
-- note as it is now; "gone" where there is none, without one. A change that was made before is "saved", so that a lost
-- answer can be asked for again.
create function public.edit_person_note(note_id uuid, expected_version integer, note text)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  kept public.people_notes;
  status text := 'saved';
begin
  perform private.require_admin('Only admins change notes.');
  select * into kept from public.people_notes as notes
    where notes.id = edit_person_note.note_id and notes.deleted_at is null for update;
  if not found then
    return jsonb_build_object('status', 'gone');
  end if;
  if kept.text is distinct from btrim(note) then
    if kept.version <> expected_version then
      status := 'conflict';
    else
      update public.people_notes as notes
        set text = btrim(note), version = notes.version + 1, edited_at = clock_timestamp(), edited_by = (select auth.uid())
        where notes.id = kept.id
        returning notes.* into kept;
      perform private.audit(
        'person.note-edited', 'person:' || kept.record_id, jsonb_build_object('note', kept.id, 'version', kept.version)
      );
    end if;
  end if;
  return jsonb_build_object(
    'status', status,
    'note', jsonb_build_object(
      'text', kept.text, 'version', kept.version, 'edited_at', kept.edited_at, 'edited_by', kept.edited_by
    )
  );
end;
$$;

-- Hides a note. Answers "deleted", or "conflict" where its text is at another version by now.
create function public.delete_person_note(note_id uuid, expected_version integer default null)
  returns text
  language plpgsql
  security definer
as $$
declare
  kept public.people_notes;
begin
  perform private.require_admin('Only admins delete notes.');
  select * into kept from public.people_notes as notes
    where notes.id = delete_person_note.note_id and notes.deleted_at is null for update;
  if not found then
    return 'deleted';
  end if;
  if kept.version <> expected_version then
    return 'conflict';
  end if;
  update public.people_notes as notes set deleted_at = clock_timestamp() where notes.id = kept.id;
  perform private.audit('person.note-deleted', 'person:' || kept.record_id, jsonb_build_object('note', kept.id));
  return 'deleted';
end;
$$;

-- Shows a note again that was deleted less than a day ago. Answers "restored", or "gone".
create function public.restore_person_note(note_id uuid)
  returns text
  language plpgsql
  security definer
as $$
declare
  kept public.people_notes;
begin
  perform private.require_admin('Only admins restore notes.');
  select * into kept from public.people_notes as notes where notes.id = restore_person_note.note_id for update;
  if not found then
    return 'gone';
  end if;
  if kept.deleted_at is not null then
    update public.people_notes as notes set deleted_at = null where notes.id = kept.id;
    perform private.audit('person.note-restored', 'person:' || kept.record_id, jsonb_build_object('note', kept.id));
  end if;
  return 'restored';
end;
$$;

-- Keeps an answer of the person, once for its id. Answers "saved", or "gone" where there is no such record.
create function public.add_person_answer(
  answer_id uuid, record_id uuid, from_address text, received_at timestamptz, words text
)
  returns text
  language plpgsql
  security definer
as $$
begin
  perform private.require_admin('Only admins record answers.');
  if received_at is null or received_at > now() + interval '1 day' or received_at < '2000-01-01' then
    raise exception 'An answer has arrived, and not in the future.' using errcode = '22023';
  end if;
  perform 1 from public.people_records as records where records.id = add_person_answer.record_id for key share;
  if not found then
    return 'gone';
  end if;
  insert into public.people_answers (id, record_id, recorded_by, from_address, received_at, text)
    values (
      answer_id, add_person_answer.record_id, (select auth.uid()), btrim(add_person_answer.from_address),
      add_person_answer.received_at, btrim(words)
    )
    on conflict on constraint people_answers_pkey do nothing;
  if found then
    perform private.audit('person.answer-added', 'person:' || record_id, jsonb_build_object('answer', answer_id));
  end if;
  return 'saved';
end;
$$;

-- Hides an answer, or shows it again that was hidden less than a day ago. Answers "saved", or "gone".
create function public.hide_person_answer(answer_id uuid, hidden boolean)
  returns text
  language plpgsql
  security definer
as $$
declare
  kept public.people_answers;
begin
  perform private.require_admin('Only admins delete answers.');
  select * into kept from public.people_answers as answers where answers.id = hide_person_answer.answer_id for update;
  if not found then
    return 'gone';
  end if;
  if (kept.deleted_at is not null) is distinct from hidden then
    update public.people_answers as answers set deleted_at = case when hidden then clock_timestamp() end
      where answers.id = kept.id;
    perform private.audit(
      case when hidden then 'person.answer-deleted' else 'person.answer-restored' end,
      'person:' || kept.record_id, jsonb_build_object('answer', kept.id)
    );
  end if;
  return 'saved';
end;
$$;

-- Addresses that refuse mail for good: mails to them are tried again, or the address is corrected.

-- Sends the letters to a person again that were given up or wait after a refusal, to the address of the record.
create function private.send_letters_again(record_id uuid)
  returns integer
  language plpgsql
  security definer
as $$
declare
  address text;
  sent integer;
begin
  select records.email into address from public.people_records as records where records.id = $1;
  update public.people_mails as mails set to_address = address
    where mails.record_id = $1 and mails.status <> 'sent';
  update public.mail_queue as queue
    set to_address = address, status = 'queued', attempts = 0, next_attempt_at = clock_timestamp()
    from public.people_mails as mails
    where mails.record_id = $1 and queue.dedupe_key = mails.dedupe_key
      and queue.status in ('failed', 'queued') and queue.last_error is not null;
  get diagnostics sent = row_count;
  return sent;
end;
$$;

-- Forgets what the address of a record answered, and sends its letters again. The bounce comes back if it is refused again.
-- Answers how many mails; null where there is no such record.
create function public.retry_person_mails(record_id uuid)
  returns integer
  language plpgsql
  security definer
as $$
declare
  key text;
  sent integer := 0;
  own uuid;
begin
  perform private.require_admin('Only admins send mails again.');
  select records.email_key into key from public.people_records as records where records.id = retry_person_mails.record_id;
  if not found then
    return null;
  end if;
  delete from public.mail_bounces as bounces where bounces.address_key = key;
  for own in select records.id from public.people_records as records where records.email_key = key order by records.id loop
    sent := sent + private.send_letters_again(own);
  end loop;
  perform private.audit('person.mails-retried', 'person:' || record_id, jsonb_build_object('mails', sent));
  return sent;
end;
$$;

-- Corrects the address of a person, in every record that has it, and sends the letters again that it did not take. The
-- request stays as it was sent. Answers {"status", "email", "mails"}: "saved"; "conflict" where the address is another one
-- by now; "gone" where there is no such record.
create function public.correct_person_address(record_id uuid, expected_email text, corrected text)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  record public.people_records;
  wanted constant text := btrim(corrected);
  own uuid;
  sent integer := 0;
begin
  perform private.require_admin('Only admins correct addresses.');
  if wanted !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or char_length(wanted) > 254 then
    raise exception 'This is not an email address.' using errcode = '22023';
  end if;
  select * into record from public.people_records as records
    where records.id = correct_person_address.record_id for update;
  if not found then
    return jsonb_build_object('status', 'gone');
  end if;
  -- A lost answer is asked for again.
  if record.email = wanted then
    return jsonb_build_object('status', 'saved', 'email', wanted, 'mails', 0);
  end if;
  if record.email <> expected_email then
    return jsonb_build_object('status', 'conflict', 'email', record.email);
  end if;
  for own in
    select records.id from public.people_records as records
    where records.email_key = record.email_key order by records.id for update
  loop
    update public.people_records as records
      set email = wanted, email_key = lower(wanted),
        former_emails = array(
          select distinct former from unnest(records.former_emails || records.email_key) as former
          where former <> lower(wanted)
        )
      where records.id = own;
    update public.people_records as records set search = private.people_search_words(records) where records.id = own;
    sent := sent + private.send_letters_again(own);
    perform private.audit('person.address-corrected', 'person:' || own);
  end loop;
  delete from public.mail_bounces as bounces where bounces.address_key = record.email_key;
  return jsonb_build_object('status', 'saved', 'email', wanted, 'mails', sent);
end;
$$;

-- Everything that is stored about a person, by the address of one record: as one object, and deleted at once. Files are
-- named by their paths; the function `person-data` reads and deletes them.

-- The address and those that were corrected, of every record that shares one of them.
create function private.addresses_of(address text)
  returns text[]
  language sql
  stable
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

-- Every table with rows of a person: the column of the address, and the column that sorts them in an export.
create function private.tables_of_people()
  returns table (relation text, address text, sorted_by text)
  language sql
  immutable
as $$
  values
    ('contact_requests', 'email', 'id'),
    ('job_applications', 'email', 'created_at'),
    ('newsletter_subscribers', 'email', 'created_at'),
    ('salary_access_requests', 'email', 'id'),
    ('salary_alerts', 'email', 'created_at'),
    ('assessment_attempts', 'email', 'started_at'),
    ('mail_queue', 'to_address', 'id'),
    ('mail_bounces', 'address_key', 'address_key');
$$;

-- Finds an address in a text, and not within a longer one.
create function private.address_pattern(address text)
  returns text
  language sql
  immutable
as $$
  select '(?<![[:alnum:]._%+-])' || regexp_replace($1, '([^[:alnum:]])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])';
$$;

-- Everything under every address that the person of a record has had; null where there is no such record. Noted in the audit log of
-- each record.
create function public.export_person(record_id uuid, actor uuid)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  address text;
  addresses text[];
  answer jsonb;
  part record;
  rows_of jsonb;
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
    'has_staff_account', exists (select 1 from auth.users as users where lower(users.email) = any (addresses))
  ) into answer;
  for part in select * from private.tables_of_people() loop
    execute format(
      $sql$select coalesce(jsonb_agg(to_jsonb(found) order by found.%I), '[]') from public.%I as found
        where lower(btrim(found.%I)) = any ($1)$sql$,
      part.sorted_by, part.relation, part.address
    ) into rows_of using addresses;
    answer := answer || jsonb_build_object(part.relation, rows_of);
  end loop;
  perform private.act_as(actor);
  perform private.audit('person.exported', 'person:' || records.id)
    from public.people_records as records where records.email_key = any (addresses);
  perform private.act_as(null);
  return answer;
end;
$$;

-- Deletes everything under every address that the person of a record has had. Where staff or others have written the address into
-- their own texts, each of its characters becomes a dot. Answers {"status": "erased", "records", "cv_paths", "has_staff_account"},
-- or {"status": "gone"}. The caller has asked for a fresh sign-in. A CV's file is deleted by the caller; until then its path
-- waits in cv_uploads, where the hourly run finds it. A staff account stays.
create function public.erase_person(record_id uuid, actor uuid)
  returns jsonb
  language plpgsql
  security definer
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
  part record;
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

  for part in select * from private.tables_of_people() loop
    execute format('delete from public.%I as found where lower(btrim(found.%I)) = any ($1)', part.relation, part.address)
      using addresses;
  end loop;
  delete from public.form_submissions as forms where forms.reference = any (form_references);
  -- Hashes without a key: an address can be looked for in them.
  delete from public.mailing_deliveries as deliveries where deliveries.address_hash = any (hashes);
  -- Mails to staff that name the person, and letters. The HTML of a mail has the words of its text.
  delete from public.mail_queue as mails
    where split_part(mails.dedupe_key, ':', 2) = any (form_references) or mails.dedupe_key = any (letter_keys);
  foreach known in array addresses loop
    pattern := private.address_pattern(known);
    delete from public.mail_queue as mails
      where pg_catalog.concat_ws(
          ' ', mails.subject, mails.text, mails.headers::text, mails.facts::text, mails.last_error
        ) ~* pattern;
    dots := repeat('•', char_length(known));
    for part in
      select * from (values
        ('contact_requests', '{name,company,message}'::text[]), ('job_applications', '{name,message}'),
        ('people_notes', '{text}'), ('people_mails', '{subject,text,error}'), ('people_answers', '{text}'),
        ('people_records', '{name,name_key,subject,next_step}')
      ) as texts (relation, columns)
    loop
      execute format(
        'update public.%I set %s where concat_ws('' '', %s) ~* $1', part.relation,
        (select string_agg(format('%1$I = regexp_replace(%1$I, $1, $2, ''gi'')', name), ', ') from unnest(part.columns) as name),
        (select string_agg(format('%I', name), ', ') from unnest(part.columns) as name)
      ) using pattern, dots;
    end loop;
    update public.job_applications as applications
      set links = array(select regexp_replace(link, pattern, dots, 'gi') from unnest(applications.links) as link)
      where array_to_string(applications.links, ' ') ~* pattern;
    update public.people_answers as answers
      set from_address = regexp_replace(answers.from_address, pattern, '•@•', 'gi')
      where answers.from_address ~* pattern;
    update public.mail_bounces as bounces set answer = left(regexp_replace(bounces.answer, pattern, dots, 'gi'), 500)
      where bounces.answer ~* pattern;
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

call private.let_call('authenticated',
  'find_people', 'save_person', 'add_person_note', 'count_people', 'person_duplicates', 'send_person_mail',
  'edit_person_note', 'delete_person_note', 'restore_person_note', 'add_person_answer', 'hide_person_answer',
  'retry_person_mails', 'correct_person_address'
);
call private.let_call('service_role', 'note_cv_view', 'export_person', 'erase_person');
call private.seal_schemas();
