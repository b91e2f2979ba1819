-- The thread of a record has the answers of the person, which staff record from the shared mailbox. Notes can be changed.
-- What is deleted by hand stays for a day, so that a person can take that back.

create table public.people_answers (
  id uuid primary key,
  record_id uuid not null references public.people_records (id) on delete cascade,
  recorded_by uuid references auth.users (id) on delete set null,
  from_address text not null,
  received_at timestamptz not null,
  text text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint people_answers_from_form check (from_address ~ '^[^\s@]+@[^\s@]+$' and char_length(from_address) <= 254),
  constraint people_answers_text_length check (char_length(btrim(text)) between 1 and 20000)
);

comment on table public.people_answers is 'Mails of the person that arrived in the shared mailbox, as an admin has recorded them.';
comment on column public.people_answers.id is 'Made by the browser, so that an answer that is sent twice is kept once.';
comment on column public.people_answers.received_at is 'When the mail arrived, as the admin says.';
comment on column public.people_answers.deleted_at is 'Since then it is hidden; it is deleted a day later.';

create index people_answers_record on public.people_answers (record_id, received_at);
create index people_answers_recorded_by on public.people_answers (recorded_by);
create index people_answers_deleted_at on public.people_answers (deleted_at) where deleted_at is not null;

alter table public.people_answers enable row level security;
revoke all on table public.people_answers from public, anon, authenticated, service_role;
grant select on table public.people_answers to authenticated, service_role;
create policy "admins read answers of people" on public.people_answers for select to authenticated
  using ((select public.is_admin()) and deleted_at is null);

alter table public.people_notes
  add column version integer not null default 1,
  add column edited_at timestamptz,
  add column edited_by uuid references auth.users (id) on delete set null,
  add column deleted_at timestamptz;

comment on column public.people_notes.version is 'Counts changes of the text: a change names the version that it started from.';
comment on column public.people_notes.deleted_at is 'Since then it is hidden; it is deleted a day later.';

create index people_notes_edited_by on public.people_notes (edited_by);
create index people_notes_deleted_at on public.people_notes (deleted_at) where deleted_at is not null;

drop policy "admins read notes" on public.people_notes;
create policy "admins read notes" on public.people_notes for select to authenticated
  using ((select public.is_admin()) and deleted_at is null);

insert into private.retention_rules (relation, condition, stamp, daily_rows) values
  ('public.people_notes', $$deleted_at < now() - interval '24 hours'$$, 'created_at', 5000),
  ('public.people_answers', $$deleted_at < now() - interval '24 hours'$$, 'created_at', 5000);

-- As before, with answers, and without what is deleted.
create or replace function private.people_search_words(record public.people_records)
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
        from public.people_notes as notes where notes.record_id = $1.id and notes.deleted_at is null
      ) as notes,
      (
        select left(string_agg(answers.text, ' ' order by answers.received_at, answers.id), 200000)
        from public.people_answers as answers where answers.record_id = $1.id and answers.deleted_at is null
      ) as answers
  )
  select
    setweight(to_tsvector('pg_catalog.simple', texts.short), 'A')
    || setweight(to_tsvector('pg_catalog.simple', pg_catalog.concat_ws(' ', texts.message, texts.notes, texts.answers)), 'C')
    || setweight(to_tsvector('pg_catalog.english', pg_catalog.concat_ws(' ', texts.message, texts.notes, texts.answers)), 'D')
  from texts;
$$;

create trigger people_answers_words
  after insert or update or delete on public.people_answers
  for each row execute function private.note_people_words();

-- Changes the text of a note. Answers {"status", "note"}: "saved"; "conflict" where another change came first, with the
-- note as it is now; "gone" where there is none, without one. A change that was made before is "saved", so that a lost
-- answer can be asked for again.
create function public.edit_person_note(note_id uuid, expected_version integer, note text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept public.people_notes;
  status text := 'saved';
begin
  if not public.is_admin() then
    raise exception 'Only admins change notes.' using errcode = '42501';
  end if;
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

-- Hides a note, whoever wrote it; it is deleted a day later. Answers "deleted"; "conflict" where it was changed since the
-- version that the person saw.
drop function public.delete_person_note(uuid);
create function public.delete_person_note(note_id uuid, expected_version integer default null)
  returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept public.people_notes;
begin
  if not public.is_admin() then
    raise exception 'Only admins delete notes.' using errcode = '42501';
  end if;
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
  set search_path = ''
as $$
declare
  kept public.people_notes;
begin
  if not public.is_admin() then
    raise exception 'Only admins restore notes.' using errcode = '42501';
  end if;
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
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins record answers.' using errcode = '42501';
  end if;
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
  set search_path = ''
as $$
declare
  kept public.people_answers;
begin
  if not public.is_admin() then
    raise exception 'Only admins delete answers.' using errcode = '42501';
  end if;
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

revoke all on function
  public.edit_person_note(uuid, integer, text), public.delete_person_note(uuid, integer),
  public.restore_person_note(uuid), public.add_person_answer(uuid, uuid, text, timestamptz, text),
  public.hide_person_answer(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.edit_person_note(uuid, integer, text), public.delete_person_note(uuid, integer),
  public.restore_person_note(uuid), public.add_person_answer(uuid, uuid, text, timestamptz, text),
  public.hide_person_answer(uuid, boolean)
  to authenticated;
