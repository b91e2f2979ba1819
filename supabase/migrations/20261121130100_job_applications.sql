-- Applications to jobs. A CV is a file in the bucket `applications`; here stands its path.
create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null,
  job_id uuid references public.jobs (id) on delete set null,
  job_slug text not null,
  job_title text not null,
  job_is_sample boolean not null,
  name text not null,
  email text not null,
  phone text not null,
  links text[] not null,
  message text not null,
  work_eligibility text not null,
  cv_path text not null,
  cv_bytes integer not null,
  consent_text text not null,
  page text not null,
  created_at timestamptz not null default now(),
  constraint job_applications_reference_unique unique (reference),
  constraint job_applications_cv_path_unique unique (cv_path),
  constraint job_applications_name_length check (char_length(btrim(name)) between 2 and 100),
  constraint job_applications_email_form check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254),
  constraint job_applications_phone_form check (phone ~ '^(\+?[0-9 ()./-]{6,30})?$'),
  constraint job_applications_links_form check (
    cardinality(links) <= 3
    and array_position(links, null) is null
    and char_length(array_to_string(links, ' ')) <= 620
    and (cardinality(links) = 0 or array_to_string(links, ' ') ~ '^https://[^\s]+( https://[^\s]+)*$')
  ),
  constraint job_applications_message_length check (char_length(message) <= 3000),
  constraint job_applications_work_eligibility_known check (
    work_eligibility in ('authorised', 'needs-sponsorship', 'contract-abroad', 'unsure')
  ),
  constraint job_applications_cv_path_form check (cv_path ~ '^[0-9a-f-]{36}\.pdf$'),
  constraint job_applications_cv_size check (cv_bytes between 1 and 5242880),
  constraint job_applications_consent_present check (char_length(btrim(consent_text)) between 1 and 500),
  constraint job_applications_page_form check (page ~ '^/[a-z0-9/_-]*$' and char_length(page) <= 200)
);

comment on table public.job_applications is 'Written by submit_application alone; kept for 24 months.';
comment on column public.job_applications.consent_text is 'What the applicant agreed to, word for word.';

create index job_applications_created_at on public.job_applications (created_at desc);
create index job_applications_job_id on public.job_applications (job_id);

-- Files that belong to no application: on their way to one, left over, or of one that was deleted.
-- What has stood here for an hour is deleted by the functions.
create table public.cv_uploads (
  path text primary key,
  created_at timestamptz not null default now(),
  constraint cv_uploads_path_form check (path ~ '^[0-9a-f-]{36}\.pdf$')
);

alter table public.job_applications enable row level security;
alter table public.cv_uploads enable row level security;

create policy "admins read applications"
  on public.job_applications for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.job_applications, public.cv_uploads from public, anon, authenticated, service_role;
grant select on table public.job_applications to authenticated, service_role;
grant select, insert, delete on table public.cv_uploads to service_role;

create function private.give_up_cv()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.cv_uploads (path, created_at) values (old.cv_path, '-infinity') on conflict do nothing;
  return old;
end;
$$;

create trigger job_applications_give_up_cv
  after delete on public.job_applications
  for each row execute function private.give_up_cv();

insert into private.retention_rules (relation, condition) values
  ('public.job_applications', $$created_at < now() - interval '24 months'$$);

-- `submission` is what private.begin_submission needs, and page; `input` the checked fields, consent_text,
-- cv_path and cv_bytes; `mails` an array of {name, to, subject, text, html, headers}. A job that is not
-- open any more is answered as an invalid field.
create function public.submit_application(submission jsonb, input jsonb, mails jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  begun jsonb := private.begin_submission('apply', submission);
  reference text := submission ->> 'reference';
  job public.jobs;
begin
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  select * into job
    from public.jobs
    where jobs.slug = input ->> 'jobSlug'
      and jobs.status = 'open'
      and jobs.published_at <= clock_timestamp()
      and jobs.valid_through > clock_timestamp()
    for share;
  if not found then
    delete from public.form_submissions as s where s.form = 'apply' and s.key = (submission ->> 'key')::uuid;
    return jsonb_build_object(
      'status', 'invalid',
      'fields', jsonb_build_object('jobSlug', 'This job is closed: it takes no applications any more.')
    );
  end if;
  -- From here on the file belongs to the application. Too late for a file that was tidied away before.
  delete from public.cv_uploads where path = input ->> 'cv_path';
  if not found then
    raise exception 'the CV is not there any more';
  end if;
  insert into public.job_applications
    (reference, job_id, job_slug, job_title, job_is_sample, name, email, phone, links, message, work_eligibility,
      cv_path, cv_bytes, consent_text, page)
  values (
    reference, job.id, job.slug, job.title, job.is_sample, input ->> 'name', input ->> 'email', input ->> 'phone',
    array(select jsonb_array_elements_text(input -> 'links')), input ->> 'message', input ->> 'workEligibility',
    input ->> 'cv_path', (input ->> 'cv_bytes')::integer, input ->> 'consent_text', submission ->> 'page'
  );
  perform private.queue_mails('apply:' || reference, mails);
  return jsonb_build_object('status', 'accepted', 'reference', reference);
end;
$$;

revoke all on function private.give_up_cv() from public, anon, authenticated, service_role;
revoke all on function public.submit_application(jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.submit_application(jsonb, jsonb, jsonb) to service_role;
