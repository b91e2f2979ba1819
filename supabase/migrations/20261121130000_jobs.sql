-- Openings of the agency. A job stays readable when it is over, so that its page can say so.
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
  pay_min integer not null,
  pay_max integer not null,
  summary text not null,
  description text not null,
  responsibilities text[] not null,
  requirements text[] not null,
  is_sample boolean not null default false,
  status text not null default 'draft',
  published_at timestamptz,
  confirmed_at timestamptz not null default now(),
  valid_through timestamptz not null,
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
  constraint jobs_status_known check (status in ('draft', 'open', 'closed')),
  constraint jobs_published_has_time check (status = 'draft' or published_at is not null),
  constraint jobs_sample_says_so check (not is_sample or company like '%(sample)')
);

comment on table public.jobs is
  'A job takes applications while its status is open, published_at is past and valid_through lies ahead.';
comment on column public.jobs.pay_min is 'Whole units of the currency, gross, for a year of full-time work; for contracts too.';
comment on column public.jobs.description is 'Plain text; an empty line parts two paragraphs.';
comment on column public.jobs.confirmed_at is 'When the employer last said that the job is open.';
comment on column public.jobs.is_sample is 'Shows what a job looks like; nobody hires for it, and search engines are told to leave it out.';

create index jobs_open on public.jobs (valid_through) where status = 'open';

create trigger jobs_touch_updated_at
  before update on public.jobs
  for each row execute function public.touch_updated_at();

alter table public.jobs enable row level security;

create policy "everyone reads published jobs, also closed ones"
  on public.jobs for select to anon, authenticated
  using (status <> 'draft' and published_at <= now());

create policy "admins read every job"
  on public.jobs for select to authenticated
  using ((select public.is_admin()));

create policy "admins add jobs"
  on public.jobs for insert to authenticated
  with check ((select public.is_admin()));

create policy "admins change jobs"
  on public.jobs for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "admins delete jobs"
  on public.jobs for delete to authenticated
  using ((select public.is_admin()));

revoke all on table public.jobs from public, anon, authenticated, service_role;
grant select on table public.jobs to anon;
grant select, insert, update, delete on table public.jobs to authenticated, service_role;
