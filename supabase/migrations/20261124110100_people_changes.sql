-- What staff do with a record: move, assign, plan, note. Each change is in the audit log, with ids and no words.

create function private.audit_person()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
as $$
declare
  record public.people_records;
  wanted public.people_records;
begin
  if not public.is_admin() then
    raise exception 'Only admins change records.' using errcode = '42501';
  end if;
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
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins write notes.' using errcode = '42501';
  end if;
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

-- Deletes a note, whoever wrote it.
create function public.delete_person_note(note_id uuid)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  record_id uuid;
begin
  if not public.is_admin() then
    raise exception 'Only admins delete notes.' using errcode = '42501';
  end if;
  delete from public.people_notes as notes where notes.id = note_id returning notes.record_id into record_id;
  if found then
    perform private.audit('person.note-deleted', 'person:' || record_id, jsonb_build_object('note', note_id));
  end if;
end;
$$;

-- How many records each stage has, and how many of them have a next step whose day is over: of those that `find_people`
-- finds, of a kind, of an assignee (the id, or `none`). Empty arguments take all.
create function public.count_people(wanted text default '', of_kind text default '', of_assignee text default '')
  returns table (stage text, people bigint, overdue bigint)
  language sql
  stable
  security definer
  set search_path = ''
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
  set search_path = ''
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

revoke all on function
  private.audit_person(), private.place_in_stage(uuid, text, uuid), private.person_state(public.people_records)
  from public, anon, authenticated, service_role;
revoke all on function
  public.save_person(uuid, integer, jsonb), public.add_person_note(uuid, uuid, text), public.delete_person_note(uuid),
  public.count_people(text, text, text), public.person_duplicates(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_person(uuid, integer, jsonb), public.add_person_note(uuid, uuid, text), public.delete_person_note(uuid),
  public.count_people(text, text, text), public.person_duplicates(uuid)
  to authenticated;
