-- A request to the recruiters takes along what its sender looked at, and asks for name, email and message alone: the other
-- answers may be empty.

alter table public.contact_requests
  drop constraint contact_requests_company_length,
  drop constraint contact_requests_need_known,
  drop constraint contact_requests_timeline_known,
  add constraint contact_requests_company_length
    check (company = '' or char_length(btrim(company)) between 2 and 120),
  add constraint contact_requests_need_known check (need in ('', 'contract', 'permanent', 'team', 'advice')),
  add constraint contact_requests_timeline_known check (timeline in ('', 'now', '1-3-months', 'later', 'open')),
  -- Known names with short texts, as the contact page shows them.
  add column context jsonb not null default '{}',
  add constraint contact_requests_context_form check (
    jsonb_typeof(context) = 'object'
    and context - array['role', 'level', 'place', 'mode', 'amount', 'from', 'calculation'] = '{}'
    and not jsonb_path_exists(context, '$.* ? (@.type() != "string")')
    and char_length(context::text) <= 2500
  );

create or replace function public.submit_contact(submission jsonb, input jsonb, mails jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  begun jsonb := private.begin_submission('contact', submission);
  reference text := submission ->> 'reference';
begin
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  insert into public.contact_requests
    (reference, name, email, company, need, roles, timeline, message, consent_text, page, context)
  values (
    reference, input ->> 'name', input ->> 'email', input ->> 'company', input ->> 'need',
    array(select jsonb_array_elements_text(input -> 'roles')), input ->> 'timeline', input ->> 'message',
    input ->> 'consent_text', submission ->> 'page', coalesce(input -> 'context', '{}')
  );
  perform private.queue_mails('contact:' || reference, mails);
  return jsonb_build_object('status', 'accepted', 'reference', reference);
end;
$$;

-- The subject of a request whose company is not named says what it is.
create or replace function private.make_people_record()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
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
    new.reference, new.name, new.email, coalesce(request ->> 'phone', ''),
    coalesce(nullif(request ->> tg_argv[1], ''), 'Hiring request'),
    private.top_of_stage('new'), new.created_at
  );
  return null;
end;
$$;

call private.seal_schemas();
