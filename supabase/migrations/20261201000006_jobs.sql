-- Openings of the agency. A job stays readable when it is over, so that its page can say so. A posting of a feed has the feed's own
-- key for it (`feed_ref`): the next edition of the feed changes it in place, and closes what it does not name any more when it
-- says that it is whole.
-- A job takes applications while its status is open, published_at is past and valid_through lies ahead.
create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  title text not null,
  role text not null,
  level text not null,
  contract text not null,
  work_mode text not null,
  company text not null,
  country text not null,
  region text,
  city text,
  currency text not null,
  -- Whole units of the currency, gross, for a year of full-time work; for contracts too.
  pay_min integer not null,
  pay_max integer not null,
  summary text not null,
  -- Plain text; an empty line parts two paragraphs.
  description text not null,
  responsibilities text[] not null,
  requirements text[] not null,
  -- In small letters, each once: what the weekly report counts.
  skills text[] not null default '{}',
  -- Whether the job is a vacancy that exists, in a sentence that the posting shows.
  vacancy_statement text,
  -- Whether artificial intelligence screens, assesses or selects applicants, in a sentence that the posting shows.
  ai_statement text,
  feed text,
  -- Key of the posting in its feed. Both are null for a job that was written here.
  feed_ref text,
  -- Shows what a job looks like; nobody hires for it, and search engines are told to leave it out.
  is_sample boolean not null default false,
  status text not null default 'draft',
  published_at timestamptz,
  -- When the employer last said that the job is open.
  confirmed_at timestamptz not null default now(),
  valid_through timestamptz not null,
  -- When it was closed; a job that ran out ended at valid_through.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint jobs_slug_unique unique (slug),
  constraint jobs_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  constraint jobs_title_length check (char_length(btrim(title)) between 5 and 80),
  constraint jobs_role_known check (
    role in (
      'machine-learning-engineer', 'mlops-engineer', 'nlp-engineer', 'computer-vision-engineer', 'data-scientist',
      'generative-ai-engineer', 'research-scientist', 'data-engineer'
    )
  ),
  constraint jobs_level_known check (level in ('entry', 'mid', 'senior', 'lead')),
  constraint jobs_contract_known check (contract in ('permanent', 'contract')),
  constraint jobs_work_mode_known check (work_mode in ('remote', 'hybrid', 'on-site')),
  constraint jobs_company_length check (char_length(btrim(company)) between 2 and 80),
  constraint jobs_country_known check (country in ('US', 'CA')),
  constraint jobs_region_form check (region ~ '^[A-Z]{2}$'),
  constraint jobs_city_length check (char_length(btrim(city)) between 2 and 60),
  constraint jobs_place_present check (work_mode = 'remote' or (city is not null and region is not null)),
  constraint jobs_currency_of_country check (currency = case country when 'US' then 'USD' else 'CAD' end),
  constraint jobs_pay_range check (pay_min between 20000 and 2000000 and pay_max between pay_min and 2000000),
  constraint jobs_summary_length check (char_length(btrim(summary)) between 40 and 200),
  constraint jobs_description_length check (char_length(btrim(description)) between 100 and 8000),
  constraint jobs_responsibilities_present check (cardinality(responsibilities) between 2 and 12),
  constraint jobs_requirements_present check (cardinality(requirements) between 2 and 12),
  constraint jobs_skills_form check (
    cardinality(skills) <= 20 and array_position(skills, null) is null
    and char_length(array_to_string(skills, '')) <= 800
  ),
  constraint jobs_statement_lengths check (
    char_length(btrim(vacancy_statement)) between 10 and 300 and char_length(btrim(ai_statement)) between 10 and 300
  ),
  constraint jobs_feed_whole check ((feed is null) = (feed_ref is null)),
  constraint jobs_feed_form check (feed ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(feed) <= 30),
  constraint jobs_feed_ref_form check (char_length(feed_ref) between 1 and 40),
  constraint jobs_feed_ref_unique unique (feed, feed_ref),
  constraint jobs_status_known check (status in ('draft', 'open', 'closed')),
  constraint jobs_published_has_time check (status = 'draft' or published_at is not null),
  constraint jobs_closed_has_time check ((status = 'closed') = (closed_at is not null)),
  constraint jobs_sample_says_so check (not is_sample or company like '%(sample)'),
  -- Employment Standards Act, 2000 (Ontario), Part III.1, with O. Reg. 476/24. A remote job of the whole
  -- country can be done in Ontario.
  constraint jobs_ontario_postings check (
    is_sample or status <> 'open' or country <> 'CA' or coalesce(region, 'ON') <> 'ON'
    or published_at < timestamptz '2026-01-01 00:00-05'
    or (
      (pay_max - pay_min <= 50000 or pay_max > 200000)
      and vacancy_statement is not null and ai_statement is not null
    )
  )
);

create index jobs_open on public.jobs (valid_through) where status = 'open';

create policy "everyone reads published jobs, also closed ones"
  on public.jobs for select to anon, authenticated
  using (status <> 'draft' and published_at <= now());

call private.let_admins('keep jobs', 'all', 'public.jobs');

grant select on table public.jobs to anon;
grant select, insert, update, delete on table public.jobs to authenticated, service_role;

create function public.touch_updated_at()
  returns trigger
  language plpgsql
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger jobs_touch_updated_at
  before update on public.jobs
  for each row execute function public.touch_updated_at();

create function private.note_job_end()
  returns trigger
  language plpgsql
as $$
begin
  new.closed_at = case when new.status = 'closed' then coalesce(new.closed_at, pg_catalog.now()) end;
  return new;
end;
$$;

create trigger jobs_note_end
  before insert or update on public.jobs
  for each row execute function private.note_job_end();

create table public.job_imports (
  id bigint generated by default as identity primary key,
  feed text not null,
  file_name text not null,
  is_full boolean not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  closed integer not null,
  -- From the browser: of an edition that is imported, however often it is sent.
  key uuid unique,
  -- With a key: what the import answered.
  answer jsonb,
  imported_by uuid default auth.uid() references auth.users (id) on delete set null,
  at timestamptz not null default now(),
  constraint job_imports_feed_form check (feed ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint job_imports_file_name_length check (char_length(file_name) between 1 and 200),
  constraint job_imports_counts check (least(added, changed, unchanged, closed) >= 0)
);

create index job_imports_at on public.job_imports (at desc);

call private.let_admins_read('public.job_imports');

create trigger job_imports_audit
  after insert on public.job_imports
  for each row execute function private.audit_row(
    'jobs.imported', 'job_import', 'id', 'feed', 'is_full', 'added', 'changed', 'closed'
  );

-- Takes an edition of a feed whole or not at all. `postings`: objects with ref, slug (for a new one), title, role,
-- level, contract, work_mode, company, country, region, city, currency, pay_min, pay_max, summary, description,
-- responsibilities, requirements, skills, vacancy_statement, ai_statement, published_at, valid_through, closed_at.
-- `is_full`: open postings of the feed that are not named are closed now. `dry_run`: says what it would do.
-- Answers {"added", "changed", "unchanged", "closed"}, each a list of refs. The same `key` again changes nothing and answers the
-- same (docs/decisions/0116-a-save-is-done-once.md). Raises PT422 (HTTP 422) for a posting that breaks a rule of the table, with a
-- message that begins with its ref; where there is none; where one is named twice.
create function public.import_jobs(
  feed text,
  postings jsonb,
  file_name text,
  is_full boolean default false,
  dry_run boolean default false,
  key uuid default null
)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  given jsonb;
  stored public.jobs;
  incoming public.jobs;
  added text[] := '{}';
  changed text[] := '{}';
  unchanged text[] := '{}';
  closed text[] := '{}';
  refs text[];
  answer jsonb;
begin
  perform private.require_staff();
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('import_jobs:' || import_jobs.feed, 0));
  if not dry_run then
    select imports.answer into answer from public.job_imports as imports where imports.key = import_jobs.key;
    if answer is not null then
      return answer;
    end if;
  end if;
  select array_agg(item ->> 'ref') into refs from jsonb_array_elements(postings) as item;
  if refs is null then
    raise exception 'The feed names no posting.' using errcode = 'PT422';
  end if;
  if cardinality(refs) <> (select count(distinct ref) from unnest(refs) as ref) then
    raise exception 'The feed names a posting twice.' using errcode = 'PT422';
  end if;

  begin
    for given in select item from jsonb_array_elements(postings) as item loop
      select * into stored from public.jobs
        where jobs.feed = import_jobs.feed and jobs.feed_ref = given ->> 'ref' for update;
      incoming := jsonb_populate_record(stored, given - array['ref', 'id', 'slug', 'feed', 'feed_ref', 'is_sample', 'status']);
      incoming.status := case when incoming.closed_at is null then 'open' else 'closed' end;
      begin
        if stored.id is null then
          incoming.id := gen_random_uuid();
          incoming.slug := given ->> 'slug';
          incoming.feed := import_jobs.feed;
          incoming.feed_ref := given ->> 'ref';
          incoming.is_sample := false;
          incoming.created_at := now();
          incoming.updated_at := now();
          incoming.confirmed_at := now();
          insert into public.jobs select incoming.*;
          added := added || (given ->> 'ref');
        elsif incoming is distinct from stored then
          update public.jobs set
            title = incoming.title, role = incoming.role, level = incoming.level, contract = incoming.contract,
            work_mode = incoming.work_mode, company = incoming.company, country = incoming.country,
            region = incoming.region, city = incoming.city, currency = incoming.currency, pay_min = incoming.pay_min,
            pay_max = incoming.pay_max, summary = incoming.summary, description = incoming.description,
            responsibilities = incoming.responsibilities, requirements = incoming.requirements,
            skills = incoming.skills, vacancy_statement = incoming.vacancy_statement,
            ai_statement = incoming.ai_statement, status = incoming.status, published_at = incoming.published_at,
            valid_through = incoming.valid_through, closed_at = incoming.closed_at,
            confirmed_at = case when incoming.status = 'open' then now() else stored.confirmed_at end
          where jobs.id = stored.id;
          changed := changed || (given ->> 'ref');
        else
          -- The employer names it again: it is open still.
          update public.jobs set confirmed_at = now() where jobs.id = stored.id and jobs.status = 'open';
          unchanged := unchanged || (given ->> 'ref');
        end if;
      exception when check_violation or unique_violation or not_null_violation then
        raise exception '%: %', given ->> 'ref', sqlerrm using errcode = 'PT422';
      end;
    end loop;

    if is_full then
      with gone as (
        update public.jobs set status = 'closed', closed_at = now()
          where jobs.feed = import_jobs.feed and jobs.status = 'open' and jobs.feed_ref <> all (refs)
          returning jobs.feed_ref
      )
      select coalesce(array_agg(gone.feed_ref order by gone.feed_ref), '{}') into closed from gone;
    end if;
    if dry_run then
      raise exception 'dry run' using errcode = 'ZZ001';
    end if;
  exception when sqlstate 'ZZ001' then
    -- Everything above is undone; what would have been done is still known.
    null;
  end;
  answer := jsonb_build_object('added', added, 'changed', changed, 'unchanged', unchanged, 'closed', closed);
  if not dry_run then
    insert into public.job_imports (feed, file_name, is_full, added, changed, unchanged, closed, key, answer) values (
      import_jobs.feed, left(import_jobs.file_name, 200), is_full, cardinality(added), cardinality(changed),
      cardinality(unchanged), cardinality(closed), import_jobs.key, case when import_jobs.key is not null then answer end
    );
  end if;
  return answer;
end;
$$;

-- Applications to jobs. A CV is a file in the bucket `applications`; the row has its path.
-- Written by submit_application alone; kept for 24 months.
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
  -- What the applicant agreed to, word for word.
  consent_text text not null,
  page text not null,
  created_at timestamptz not null default now(),
  constraint job_applications_reference_unique unique (reference),
  constraint job_applications_cv_path_unique unique (cv_path),
  constraint job_applications_name_length check (char_length(btrim(name)) between 2 and 100),
  constraint job_applications_email_form check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254),
  -- A number may end with an extension, which is no part of the number that two records share.
  constraint job_applications_phone_form check (
    phone ~* '^(\(?\+?[0-9 ()./-]{6,30}(,? ?(ext|extension|x|poste|#)[.:]? ?[0-9]{1,6})?)?$'
  ),
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

create index job_applications_created_at on public.job_applications (created_at desc);
create index job_applications_job_id on public.job_applications (job_id);

call private.let_admins_read('public.job_applications');

-- Files that belong to no application: on their way to one, left over, or of one that was deleted.
-- What has stood here for an hour is deleted by the functions.
create table public.cv_uploads (
  path text primary key,
  created_at timestamptz not null default now(),
  constraint cv_uploads_path_form check (path ~ '^[0-9a-f-]{36}\.pdf$')
);

grant select, insert, delete on table public.cv_uploads to service_role;

create function private.give_up_cv()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  insert into public.cv_uploads (path, created_at) values (old.cv_path, '-infinity') on conflict do nothing;
  return old;
end;
$$;

create trigger job_applications_give_up_cv
  after delete on public.job_applications
  for each row execute function private.give_up_cv();

-- The bytes of all CVs, kept by the rows themselves: deleting an application gives its room back.
create function private.sum_up_cvs()
  returns trigger
  language plpgsql
  security definer
as $$
declare
  change bigint;
begin
  if tg_op = 'INSERT' then
    select sum(added.cv_bytes) into change from added;
  else
    select -sum(gone.cv_bytes) into change from gone;
  end if;
  if change is not null then
    insert into private.sums as known (kind, starts_at, amount) values ('cvs', '-infinity', greatest(change, 0))
      on conflict on constraint sums_pkey do update set amount = greatest(known.amount + change, 0);
  end if;
  return null;
end;
$$;

insert into private.sums (kind, starts_at, amount) values ('cvs', '-infinity', 0);

create trigger job_applications_sum_up_added
  after insert on public.job_applications
  referencing new table as added
  for each statement execute function private.sum_up_cvs();

create trigger job_applications_sum_up_gone
  after delete on public.job_applications
  referencing old table as gone
  for each statement execute function private.sum_up_cvs();

-- `submission` is what private.begin_submission needs, and page; `input` the checked fields, consent_text,
-- cv_path and cv_bytes; `mails` an array of {name, to, subject, text, html, headers}. A job that is not
-- open any more is answered as an invalid field.
create function public.submit_application(submission jsonb, input jsonb, mails jsonb)
  returns jsonb
  language plpgsql
  security definer
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

-- CVs are files that nobody can reach but by a link that is signed for an admin.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('applications', 'applications', false, 5242880, array['application/pdf']);

-- Functions write as service_role, which no policy holds back; nobody else writes.
call private.let_admins('read CVs', 'select', 'storage.objects', $$bucket_id = 'applications'$$);

call private.let_call('authenticated, service_role', 'import_jobs');
call private.let_call('service_role', 'submit_application');
call private.seal_schemas();
