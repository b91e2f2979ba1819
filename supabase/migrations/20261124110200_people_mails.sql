-- Mails that staff write to a person, and views of a CV.

-- Queues a letter to the person of a record, once for its id; the sender writes it as text and HTML from its words
-- (`person-letter` in shared/mails). Answers "queued", or "gone" where there is no such record.
create function public.send_person_mail(mail_id uuid, record_id uuid, template text, subject text, words text)
  returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  record public.people_records;
  key constant text := 'people:' || mail_id;
begin
  if not public.is_admin() then
    raise exception 'Only admins write to people.' using errcode = '42501';
  end if;
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
  set search_path = ''
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
  set search_path = ''
as $$
begin
  perform private.act_as(actor);
  perform private.audit('person.cv-opened', 'person:' || records.id)
    from public.people_records as records where records.application_id = note_cv_view.application_id;
  perform private.act_as(null);
end;
$$;

revoke all on function private.act_as(uuid) from public, anon, authenticated, service_role;
revoke all on function public.send_person_mail(uuid, uuid, text, text, text), public.note_cv_view(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.send_person_mail(uuid, uuid, text, text, text) to authenticated;
grant execute on function public.note_cv_view(uuid, uuid) to service_role;
