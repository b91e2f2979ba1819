-- The market of the United States and Canada in the form of MarketData (shared/product/api/market/market-data.ts); null where none was
-- imported.
create function private.weekly_report_market()
  returns jsonb
  language sql
  stable
as $$
with current_sources as (
  select * from public.market_sources where superseded_at is null
), shown as (
  select series.*, sources.key
  from public.market_series as series join current_sources as sources on sources.id = series.source_id
  where series.country in ('US', 'CA')
    and series.measure in ('ai-share', 'postings-total-adjusted', 'pay-share', 'remote-share')
    and series.place is null and (series.sector is null or series.sector = 'Software Development')
)
select case when exists (select from shown) then jsonb_build_object(
  'version', (
    select string_agg(key || '@' || last_day || '.' || revision, '+' order by key) from current_sources
  ),
  'sources', (
    select jsonb_agg(jsonb_build_object(
      'key', key, 'name', name, 'publisher', publisher, 'url', url, 'licence', licence, 'licenceUrl', licence_url,
      'attribution', attribution, 'method', method, 'changes', changes, 'grain', grain, 'firstDay', first_day,
      'lastDay', last_day, 'retrievedOn', retrieved_on, 'revision', revision
    ) order by key)
    from current_sources
  ),
  'series', (
    select jsonb_agg(jsonb_build_object(
      'source', key, 'measure', measure, 'unit', unit, 'country', country, 'sector', sector, 'firstDay', first_day,
      'lastDay', last_day, 'lastValue', last_value, 'monthly', to_jsonb(monthly)
    ) order by id)
    from shown
  )
) end;
$$;

-- Figures of a week for the weekly jobs report, computed from the postings, and the market. A week begins on Monday, 00:00 UTC,
-- and is named by that day.
--
--   new     published in the week
--   closed  ended in the week: closed, or past its last day
--   open    published before the end of the week and not ended by then
--
-- Samples and drafts never count. A week that still runs is counted up to now. Pay is the middle of the posted range,
-- of postings open at the end of the week; fewer than five are not described. Only current editions of the market are stored, so
-- a week that ended more than two weeks ago gets none: its report would describe a later market.
create function private.weekly_report_figures(week date)
  returns jsonb
  language sql
  stable
as $$
with bounds as (
  select
    week::timestamp at time zone 'UTC' as starts,
    least((week + 7)::timestamp at time zone 'UTC', now()) as ends,
    (week - 7)::timestamp at time zone 'UTC' as before
), postings as (
  select
    jobs.*,
    least(coalesce(jobs.closed_at, 'infinity'), jobs.valid_through) as ended_at,
    (jobs.pay_min + jobs.pay_max) / 2.0 as pay
  from public.jobs
  where jobs.status <> 'draft' and not jobs.is_sample and jobs.published_at is not null
), marked as (
  select
    postings.*,
    published_at >= starts and published_at < ends as is_new,
    ended_at >= starts and ended_at < ends as is_closed,
    published_at < ends and ended_at >= ends as is_open,
    published_at >= before and published_at < starts as was_new,
    ended_at >= before and ended_at < starts as was_closed,
    published_at < starts and ended_at >= starts as was_open
  from postings, bounds
  where published_at < ends
), groups as (
  select
    kinds.kind,
    kinds.key,
    jsonb_build_object(
      'key', kinds.key,
      'new', count(*) filter (where is_new), 'new_before', count(*) filter (where was_new),
      'closed', count(*) filter (where is_closed), 'closed_before', count(*) filter (where was_closed),
      'open', count(*) filter (where is_open), 'open_before', count(*) filter (where was_open)
    ) as row,
    count(*) filter (where is_open) as open
  from marked
  cross join lateral (values
    ('role', marked.role), ('level', marked.level), ('mode', marked.work_mode),
    ('place', marked.country || coalesce('-' || marked.region, ''))
  ) as kinds (kind, key)
  group by kinds.kind, kinds.key
  having count(*) filter (where is_new or was_new or is_closed or was_closed or is_open or was_open) > 0
), pay as (
  select
    country, currency, role,
    count(*) filter (where is_open) as n,
    count(*) filter (where was_open) as n_before,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by pay) filter (where is_open) as quartiles,
    percentile_cont(0.5) within group (order by pay) filter (where was_open) as median_before
  from marked
  group by grouping sets ((country, currency), (country, currency, role))
  having count(*) filter (where is_open) > 0
), skills as (
  select skill, count(*) filter (where is_open) as open, count(*) filter (where was_open) as open_before
  from marked, unnest(marked.skills) as skill
  group by skill
), growing as (
  select * from skills where open > open_before order by open - open_before desc, open desc, skill limit 10
), weeks as (
  select (week - 7 * ago)::date as starts_on
  from generate_series(0, 11) as ago
), trend as (
  select
    weeks.starts_on,
    count(*) filter (where published_at >= starts and published_at < ends) as new,
    count(*) filter (where ended_at >= starts and ended_at < ends) as closed,
    count(*) filter (where published_at < ends and ended_at >= ends) as open
  from weeks
  cross join lateral (
    select
      weeks.starts_on::timestamp at time zone 'UTC' as starts,
      least((weeks.starts_on + 7)::timestamp at time zone 'UTC', now()) as ends
  ) as of_week
  left join postings on postings.published_at < of_week.ends
  group by weeks.starts_on
)
select jsonb_build_object(
  'week', to_char(week, 'IYYY-"W"IW'),
  'starts_on', week,
  'ends_on', week + 6,
  'is_over', (select now() >= (week + 7)::timestamp at time zone 'UTC'),
  'measured_at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'totals', (
    select jsonb_build_object(
      'new', count(*) filter (where is_new), 'new_before', count(*) filter (where was_new),
      'closed', count(*) filter (where is_closed), 'closed_before', count(*) filter (where was_closed),
      'open', count(*) filter (where is_open), 'open_before', count(*) filter (where was_open),
      'remote', count(*) filter (where is_open and work_mode = 'remote'),
      'remote_before', count(*) filter (where was_open and work_mode = 'remote')
    ) from marked
  ),
  'roles', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'role'),
  'levels', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'level'),
  'modes', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'mode'),
  'places', (select coalesce(jsonb_agg(row order by open desc, key), '[]') from groups where kind = 'place'),
  'pay', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'country', country, 'currency', currency, 'role', role, 'n', n,
      'p25', case when n >= 5 then round(quartiles[1]) end,
      'median', case when n >= 5 then round(quartiles[2]) end,
      'p75', case when n >= 5 then round(quartiles[3]) end,
      'n_before', n_before,
      'median_before', case when n_before >= 5 then round(median_before) end
    ) order by country desc, role nulls first), '[]') from pay
  ),
  'skills', (
    select coalesce(jsonb_agg(jsonb_build_object('skill', skill, 'open', open, 'open_before', open_before)
      order by open - open_before desc, open desc, skill), '[]') from growing
  ),
  'bands', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'role', bands.role, 'country', bands.country, 'currency', bands.currency, 'period', bands.period,
      'n', bands.n, 'n_kind', bands.n_kind, 'p25', bands.p25, 'median', bands.p50, 'p75', bands.p75,
      'source', sources.name, 'edition', sources.edition, 'url', sources.url, 'attribution', sources.attribution
    ) order by bands.country desc, bands.role, sources.key), '[]')
    from public.salary_bands as bands
    join public.salary_sources as sources on sources.id = bands.source_id and sources.superseded_at is null
    where bands.period_current and not bands.suppressed
      and bands.level is null and bands.region is null and bands.work_mode is null
      and exists (select 1 from marked where is_open and marked.role = bands.role and marked.country = bands.country)
  ),
  'trend', (
    select jsonb_agg(jsonb_build_object(
      'week', to_char(starts_on, 'IYYY-"W"IW'), 'new', new, 'closed', closed, 'open', open) order by starts_on)
    from trend
  ),
  'market', case when week + 21 > (now() at time zone 'UTC')::date then private.weekly_report_market() end
);
$$;

-- A report keeps its figures as they were measured. `text` is empty until somebody, or the schedule, wrote it. Of each step it says
-- when it was done, and by which account; the schedule and commands have none.
create table public.weekly_reports (
  -- The Monday that the week begins with.
  week date primary key,
  figures jsonb not null,
  measured_at timestamptz not null default now(),
  -- Account that measured; null: the schedule or a command. No reference, as in the audit log: a row outlives the account.
  measured_by uuid,
  title text not null default '',
  description text not null default '',
  text text not null default '',
  -- When its words were last changed.
  written_at timestamptz,
  written_by uuid,
  -- When a person found these words and figures right; null once either changes.
  previewed_at timestamptz,
  previewed_by uuid,
  status text not null default 'draft',
  post_id bigint references public.blog_posts (id) on delete set null,
  -- Version of the post that the report was last published as.
  post_version integer,
  -- When it last went to the blog.
  published_at timestamptz,
  published_by uuid,
  -- Counts saves: a save names the one that it started from.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint weekly_reports_week_monday check (extract(isodow from week) = 1),
  constraint weekly_reports_figures_object check (jsonb_typeof(figures) = 'object'),
  constraint weekly_reports_status_known check (status in ('draft', 'published')),
  constraint weekly_reports_lengths check (
    char_length(title) <= 200 and char_length(description) <= 400 and char_length(text) <= 50000
  )
);

-- What the schedule does on Mondays; one row.
-- A report is drafted by itself; publishing and sending it by itself has to be allowed by an admin.
create table public.jobs_report_settings (
  one boolean primary key default true,
  prepares boolean not null default true,
  publishes boolean not null default false,
  sends boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint jobs_report_settings_one check (one),
  constraint jobs_report_settings_in_order check ((prepares or not publishes) and (publishes or not sends))
);

insert into public.jobs_report_settings default values;

create trigger jobs_report_settings_touch_updated_at
  before update on public.jobs_report_settings
  for each row execute function public.touch_updated_at();

create trigger jobs_report_settings_audit
  after update on public.jobs_report_settings
  for each row execute function private.audit_row(
    'settings.changed', 'settings', 'jobs-report', 'prepares', 'publishes', 'sends'
  );

call private.let_admins_read('public.weekly_reports');
call private.let_admins('publish reports', 'update', 'public.weekly_reports');
call private.let_admins_read('public.jobs_report_settings');
call private.let_admins('change the schedule of reports', 'update', 'public.jobs_report_settings');
-- For publish_weekly_report, which runs as its caller because save_blog_post does.
grant update (status, post_id, post_version, version, updated_at) on table public.weekly_reports to authenticated, service_role;
grant update (prepares, publishes, sends) on table public.jobs_report_settings to authenticated;

-- Locks the report of a week. Raises PT409 unless it is at the version that somebody started from.
create function private.lock_weekly_report(week date, expected_version integer)
  returns public.weekly_reports
  language plpgsql
as $$
declare
  report public.weekly_reports;
begin
  select * into report from public.weekly_reports as reports where reports.week = lock_weekly_report.week for update;
  if report.version is distinct from expected_version then
    raise exception 'The report was changed meanwhile: it is at version %.', report.version using errcode = 'PT409';
  end if;
  return report;
end;
$$;

-- Measures a week, for the first time or (with the version that is stored) again; the text stays. A week that was
-- measured before is left as it is without a version. Answers the report.
-- Raises 22023 for a day that is no Monday, or of a week that has not begun; PT409 see above.
create function public.measure_weekly_report(week date, expected_version integer default null)
  returns public.weekly_reports
  language plpgsql
  security definer
as $$
declare
  report public.weekly_reports;
begin
  perform private.require_staff();
  if extract(isodow from measure_weekly_report.week) <> 1 or measure_weekly_report.week > (now() at time zone 'UTC')::date then
    raise exception 'A report is of a week that has begun, named by its Monday.' using errcode = '22023';
  end if;
  if expected_version is null then
    insert into public.weekly_reports (week, figures)
      values (measure_weekly_report.week, private.weekly_report_figures(measure_weekly_report.week))
      on conflict on constraint weekly_reports_pkey do nothing;
    select * into report from public.weekly_reports as reports where reports.week = measure_weekly_report.week;
    return report;
  end if;
  perform private.lock_weekly_report(measure_weekly_report.week, expected_version);
  update public.weekly_reports as reports
    set figures = private.weekly_report_figures(reports.week), measured_at = now(),
      version = reports.version + 1, updated_at = now()
    where reports.week = measure_weekly_report.week
    returning * into report;
  return report;
end;
$$;

-- Saves what was written; answers the report. Raises PT409.
create function public.save_weekly_report(
  week date, expected_version integer, title text, description text, body text
)
  returns public.weekly_reports
  language plpgsql
  security definer
as $$
declare
  report public.weekly_reports;
begin
  perform private.require_staff();
  perform private.lock_weekly_report(save_weekly_report.week, expected_version);
  update public.weekly_reports as reports
    set title = save_weekly_report.title, description = save_weekly_report.description, text = body,
      version = reports.version + 1, updated_at = now()
    where reports.week = save_weekly_report.week
    returning * into report;
  return report;
end;
$$;

-- Publishes the stored report as a post of the blog, or brings the post that it became up to date: always the same
-- one. `overwrite`: also over what was changed in the post since. Answers the report.
-- Raises PT409 see above, PT412 (the post was changed in the blog's editor since), 22023 (nothing is written yet), and
-- what save_blog_post raises.
create function public.publish_weekly_report(week date, expected_version integer, overwrite boolean default false)
  returns public.weekly_reports
  language plpgsql
as $$
declare
  report public.weekly_reports;
  post public.blog_posts;
  author text;
  fields jsonb;
  saved jsonb;
begin
  -- In two steps: the server may not even name is_admin.
  if current_user <> 'service_role' then
    if not public.is_admin() then
      raise exception 'Only admins publish reports.' using errcode = '42501';
    end if;
  end if;
  select * into report from public.weekly_reports as reports where reports.week = publish_weekly_report.week for update;
  if report.version is distinct from expected_version then
    raise exception 'The report was changed meanwhile: it is at version %.', report.version using errcode = 'PT409';
  end if;
  if least(length(btrim(report.title)), length(btrim(report.description)), length(btrim(report.text))) = 0 then
    raise exception 'The report needs a title, a description and a text first.' using errcode = '22023';
  end if;
  select * into post from public.blog_posts as posts where posts.id = report.post_id;
  if post.id is not null and post.version <> report.post_version and not overwrite then
    raise exception 'The post was changed in the editor of the blog since the report was published.' using errcode = 'PT412';
  end if;
  fields := jsonb_build_object(
    'title', report.title, 'description', report.description, 'body', report.text, 'status', 'published'
  );
  if post.id is null then
    select authors.slug into author from public.blog_authors as authors order by authors.slug <> 'editorial-team', authors.id limit 1;
    fields := fields || jsonb_build_object(
      'slug', 'ai-jobs-report-' || to_char(report.week, 'IYYY-"w"IW'), 'topic', 'weekly-jobs-report',
      'author', author, 'audience', 'both'
    );
  end if;
  saved := public.save_blog_post(fields, post.id, post.version);
  update public.weekly_reports as reports
    set status = 'published', post_id = (saved ->> 'id')::bigint, post_version = (saved ->> 'version')::integer,
      version = reports.version + 1, updated_at = now()
    where reports.week = report.week
    returning * into report;
  return report;
end;
$$;

-- Definer: the callers of publish_weekly_report may not write these columns, so no one can sign with another name.
create function private.note_report_step()
  returns trigger
  language plpgsql
  security definer
as $$
declare
  has_new_words boolean;
begin
  if tg_op = 'INSERT' then
    new.measured_by := auth.uid();
    return new;
  end if;
  has_new_words := (new.title, new.description, new.text) is distinct from (old.title, old.description, old.text);
  if new.measured_at is distinct from old.measured_at then
    new.measured_by := auth.uid();
  end if;
  if has_new_words then
    new.written_at := now();
    new.written_by := auth.uid();
  end if;
  if has_new_words or new.figures is distinct from old.figures then
    new.previewed_at := null;
    new.previewed_by := null;
  end if;
  if new.status = 'published' and (old.status <> 'published' or new.post_version is distinct from old.post_version) then
    new.published_at := now();
    new.published_by := auth.uid();
  end if;
  return new;
end;
$$;

create trigger weekly_reports_note_step
  before insert or update on public.weekly_reports
  for each row execute function private.note_report_step();

-- Notes that a person has looked at the report and found it right; its version stays. Raises PT409.
create function public.note_report_preview(week date, expected_version integer)
  returns void
  language plpgsql
  security definer
as $$
begin
  perform private.require_staff();
  perform private.lock_weekly_report(note_report_preview.week, expected_version);
  update public.weekly_reports as reports
    set previewed_at = now(), previewed_by = auth.uid()
    where reports.week = note_report_preview.week;
end;
$$;

-- {"at", "by"}; "by" is {"kind": "server"}, {"kind": "person", "email"}, or {"kind": "unknown"}: an account that is gone.
create function private.step_note(at timestamptz, account uuid)
  returns jsonb
  language sql
  stable
as $$
  select case when $1 is not null then jsonb_build_object('at', $1, 'by', case
    when $2 is null then jsonb_build_object('kind', 'server')
    else coalesce(
      (select jsonb_build_object('kind', 'person', 'email', users.email) from auth.users as users where users.id = $2),
      jsonb_build_object('kind', 'unknown')
    )
  end) end;
$$;

-- Double opt-in: a row is pending until the link in the mail was confirmed. Who unsubscribes is deleted.
create table public.newsletter_subscribers (
  -- Derived from the address with the secret of the functions, so that links can be made before the row exists.
  id uuid primary key,
  email text not null,
  user_role text,
  status text not null default 'pending',
  -- What the subscriber agreed to, word for word, with its time and page.
  consent_text text not null,
  consent_page text not null,
  consent_at timestamptz not null default now(),
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_email_form check (
    email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254
  ),
  constraint newsletter_subscribers_user_role_known check (user_role in ('employer', 'engineer', 'other')),
  constraint newsletter_subscribers_status_known check (status in ('pending', 'confirmed')),
  constraint newsletter_subscribers_confirmed_has_time check ((status = 'confirmed') = (confirmed_at is not null)),
  constraint newsletter_subscribers_consent_present check (char_length(btrim(consent_text)) between 1 and 500),
  constraint newsletter_subscribers_page_form check (
    consent_page ~ '^/[a-z0-9/_-]*$' and char_length(consent_page) <= 200
  )
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

-- For sending an issue.
grant select on table public.newsletter_subscribers to service_role;

-- Second half of every sign-up for the newsletter, from whichever form: the row, and the mail that asks for
-- the confirmation. `input` is {id, email, user_role, consent_text}; `prefix` names the mail in the queue,
-- where the same one goes out once.
create function private.request_newsletter(prefix text, page text, input jsonb, confirm_mail jsonb, known_mail jsonb)
  returns void
  language plpgsql
as $$
declare
  is_confirmed boolean;
begin
  insert into public.newsletter_subscribers (id, email, user_role, consent_text, consent_page)
    values (
      (input ->> 'id')::uuid, input ->> 'email', input ->> 'user_role', input ->> 'consent_text', page
    )
    on conflict (lower(email)) do update
      -- The id changes where the secret did. A confirmed subscription stays as it was agreed to.
      set id = excluded.id,
        user_role = case when newsletter_subscribers.status = 'pending' then excluded.user_role
          else newsletter_subscribers.user_role end,
        consent_text = case when newsletter_subscribers.status = 'pending' then excluded.consent_text
          else newsletter_subscribers.consent_text end,
        consent_page = case when newsletter_subscribers.status = 'pending' then excluded.consent_page
          else newsletter_subscribers.consent_page end,
        consent_at = case when newsletter_subscribers.status = 'pending' then excluded.consent_at
          else newsletter_subscribers.consent_at end
    returning status = 'confirmed' into is_confirmed;
  perform private.queue_mails(
    prefix, jsonb_build_array(case when is_confirmed then known_mail else confirm_mail end)
  );
end;
$$;

-- `input` is {id, email, user_role, consent_text}. A new or pending address gets `confirm_mail`; one
-- that is confirmed already gets `known_mail`: the answer is the same, so that nobody can find out who reads.
create function public.submit_newsletter(submission jsonb, input jsonb, confirm_mail jsonb, known_mail jsonb)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  begun jsonb := private.begin_submission('newsletter', submission);
  reference text := submission ->> 'reference';
begin
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  perform private.request_newsletter(
    'newsletter:' || reference, submission ->> 'page', input, confirm_mail, known_mail
  );
  return jsonb_build_object('status', 'accepted', 'reference', reference);
end;
$$;

-- True when the address is subscribed now, also when it was before; false when there is no such sign-up.
create function public.confirm_newsletter(subscriber_id uuid)
  returns boolean
  language sql
  security definer
as $$
  with confirmed as (
    update public.newsletter_subscribers as subscribers
      set status = 'confirmed', confirmed_at = coalesce(subscribers.confirmed_at, now())
      where subscribers.id = $1
      returning 1
  )
  select exists (select from confirmed);
$$;

create function public.unsubscribe_newsletter(subscriber_id uuid)
  returns void
  language sql
  security definer
as $$
  delete from public.newsletter_subscribers as subscribers where subscribers.id = $1;
$$;

-- {"pending", "confirmed", "left_out": confirmed addresses that a newsletter does not go to now} for admins; nobody reads the
-- addresses through the API.
create function public.newsletter_counts()
  returns jsonb
  language plpgsql
  stable
  security definer
as $$
begin
  perform private.require_admin('Only admins may count subscribers.');
  return (
    select jsonb_build_object(
      'pending', count(*) filter (where status = 'pending'),
      'confirmed', count(*) filter (where status = 'confirmed'),
      'left_out', count(*) filter (where status = 'confirmed' and private.is_left_out(email))
    )
    from public.newsletter_subscribers
  );
end;
$$;

-- The newsletter of a report: one campaign for a week, whoever starts it and however often.

-- What is sent, as it was when the campaign began.
create table public.newsletter_campaigns (
  id bigint generated by default as identity primary key,
  week date not null references public.weekly_reports (week),
  subject text not null,
  -- Markdown of the report.
  body text not null,
  link_path text not null,
  status text not null default 'sending',
  -- Confirmed subscribers at the start; nobody who confirms later is added.
  recipients integer not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  sent integer,
  failed integer,
  -- Unsubscribed before their mail went out.
  skipped integer,
  -- Recipients whose address refused mail, when it was finished. They are among the recipients.
  left_out integer not null default 0,
  constraint newsletter_campaigns_week_unique unique (week),
  constraint newsletter_campaigns_status_known check (status in ('sending', 'paused', 'finished')),
  constraint newsletter_campaigns_subject_line check (char_length(subject) between 1 and 200 and subject !~ '[\r\n]'),
  constraint newsletter_campaigns_body_length check (char_length(body) between 1 and 40000),
  constraint newsletter_campaigns_finished_counted check (
    (status = 'finished') = (finished_at is not null and sent is not null and failed is not null and skipped is not null)
  )
);

call private.let_admins_read('public.newsletter_campaigns');

create trigger newsletter_campaigns_audit_started
  after insert on public.newsletter_campaigns
  for each row execute function private.audit_row('newsletter.started', 'newsletter_campaign', 'id', 'week', 'recipients');
create trigger newsletter_campaigns_audit_paused
  after update on public.newsletter_campaigns for each row when (old.status <> new.status and new.status = 'paused')
  execute function private.audit_row('newsletter.paused', 'newsletter_campaign', 'id', 'week', 'sent', 'failed', 'skipped');
create trigger newsletter_campaigns_audit_resumed
  after update on public.newsletter_campaigns for each row when (old.status <> new.status and new.status = 'sending')
  execute function private.audit_row('newsletter.resumed', 'newsletter_campaign', 'id', 'week', 'sent', 'failed', 'skipped');
create trigger newsletter_campaigns_audit_finished
  after update on public.newsletter_campaigns for each row when (old.status <> new.status and new.status = 'finished')
  execute function private.audit_row('newsletter.finished', 'newsletter_campaign', 'id', 'week', 'sent', 'failed', 'skipped');

-- Begins to send the published report of a week to who is subscribed now; answers the campaign, an old one as it is.
-- Raises 22023 where the report is not published.
create function public.start_newsletter_campaign(week date)
  returns public.newsletter_campaigns
  language plpgsql
  security definer
as $$
declare
  campaign public.newsletter_campaigns;
begin
  perform private.require_staff();
  insert into public.newsletter_campaigns (week, subject, body, link_path, recipients)
    select reports.week, reports.title, reports.text, '/blog/' || posts.slug, (
      select count(*) from public.newsletter_subscribers where status = 'confirmed'
    )
    from public.weekly_reports as reports
    join public.blog_posts as posts on posts.id = reports.post_id
      and posts.status = 'published' and posts.published_at <= now()
    where reports.week = start_newsletter_campaign.week and reports.status = 'published'
    on conflict on constraint newsletter_campaigns_week_unique do nothing;
  select * into campaign from public.newsletter_campaigns as campaigns
    where campaigns.week = start_newsletter_campaign.week;
  if campaign.id is null then
    raise exception 'The report of this week is not published.' using errcode = '22023';
  end if;
  return campaign;
end;
$$;

-- Stops or goes on. Mails that wait are taken back, so that it stops at once; one that is being sent still goes.
create function public.set_newsletter_paused(campaign_id bigint, paused boolean)
  returns public.newsletter_campaigns
  language plpgsql
  security definer
as $$
declare
  campaign public.newsletter_campaigns;
begin
  perform private.require_staff();
  update public.newsletter_campaigns as campaigns
    set status = case when paused then 'paused' else 'sending' end
    where campaigns.id = set_newsletter_paused.campaign_id and campaigns.status <> 'finished'
    returning * into campaign;
  if campaign.id is null then
    raise exception 'This newsletter is not being sent.' using errcode = '22023';
  end if;
  if paused then
    delete from public.mailing_deliveries as deliveries
      using private.take_back_mails('newsletter-campaign', campaign.id) as taken
      where deliveries.dedupe_key = taken.dedupe_key;
  end if;
  return campaign;
end;
$$;

-- {"recipients", "waiting" (not in the queue yet), "queued", "sent", "failed", "skipped", "left_out"}.
create function private.campaign_progress(campaign public.newsletter_campaigns)
  returns jsonb
  language sql
  stable
as $$
  with handed as (
    select deliveries.is_skipped, queue.status
    from public.mailing_deliveries as deliveries
    left join public.mail_queue as queue on queue.dedupe_key = deliveries.dedupe_key
    where deliveries.mailing = 'newsletter-campaign' and deliveries.mailing_id = $1.id
  ), counts as (
    select
      count(*) filter (where status in ('queued', 'sending')) as queued,
      -- The queue forgets what was sent thirty days ago.
      count(*) filter (where not is_skipped and coalesce(status, 'sent') = 'sent') as sent,
      count(*) filter (where status = 'failed') as failed
    from handed
  ), unhanded as (
    select
      count(*) filter (where bounced.address_key is null) as waiting,
      count(bounced.address_key) as left_out
    from public.newsletter_subscribers as subscribers
    left join private.left_out_addresses as bounced on bounced.address_key = lower(btrim(subscribers.email))
    where subscribers.status = 'confirmed' and subscribers.confirmed_at <= $1.started_at
      and not exists (
        select 1 from public.mailing_deliveries as deliveries
        where deliveries.mailing = 'newsletter-campaign' and deliveries.mailing_id = $1.id
          and deliveries.address_hash = private.address_hash(subscribers.email)
      )
  )
  select jsonb_build_object(
    'recipients', $1.recipients, 'waiting', waiting, 'queued', queued, 'sent', sent, 'failed', failed,
    'left_out', left_out,
    'skipped', greatest(0, $1.recipients - waiting - queued - sent - failed - left_out)
  )
  from counts, unhanded;
$$;

-- The campaign of a week with its progress, {"id", "status", "started_at", "finished_at", "recipients", …}; null where
-- there is none. For admins.
create function public.newsletter_progress(week date)
  returns jsonb
  language plpgsql
  stable
  security definer
as $$
declare
  campaign public.newsletter_campaigns;
begin
  perform private.require_staff();
  select * into campaign from public.newsletter_campaigns as campaigns where campaigns.week = newsletter_progress.week;
  if campaign.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', campaign.id, 'status', campaign.status, 'started_at', campaign.started_at, 'finished_at', campaign.finished_at
  ) || case
    when campaign.status <> 'finished' then private.campaign_progress(campaign)
    else jsonb_build_object(
      'recipients', campaign.recipients, 'waiting', 0, 'queued', 0,
      'sent', campaign.sent, 'failed', campaign.failed, 'skipped', campaign.skipped,
      'left_out', campaign.left_out
    )
  end;
end;
$$;

-- What the sender does next, for the oldest campaign that is being sent:
-- {"campaign": {"id", "subject", "body", "link_path"}, "batch": [{"id", "email"}]}, without addresses that are left out. At most
-- `how_many` mails of it are ready at a time, so that other mails never wait for a whole campaign. A campaign that is done is
-- finished here. Null: there is nothing to hand over now.
create function public.next_newsletter_batch(how_many integer)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  campaign public.newsletter_campaigns;
  progress jsonb;
  batch jsonb;
begin
  for campaign in
    select * from public.newsletter_campaigns as campaigns where campaigns.status = 'sending' order by campaigns.id
  loop
    select coalesce(jsonb_agg(jsonb_build_object('id', next.id, 'email', next.email)), '[]') into batch
    from (
      select subscribers.id, subscribers.email
      from public.newsletter_subscribers as subscribers
      where subscribers.status = 'confirmed' and subscribers.confirmed_at <= campaign.started_at
        and not private.is_left_out(subscribers.email)
        and not exists (
          select 1 from public.mailing_deliveries as deliveries
          where deliveries.mailing = 'newsletter-campaign' and deliveries.mailing_id = campaign.id
            and deliveries.address_hash = private.address_hash(subscribers.email)
        )
      order by subscribers.id
      limit private.room_for_mailing('newsletter-campaign', campaign.id, how_many)
    ) as next;
    if batch <> '[]' then
      return jsonb_build_object(
        'campaign', jsonb_build_object(
          'id', campaign.id, 'subject', campaign.subject, 'body', campaign.body, 'link_path', campaign.link_path
        ),
        'batch', batch
      );
    end if;
    progress := private.campaign_progress(campaign);
    if (progress ->> 'waiting')::integer = 0 and (progress ->> 'queued')::integer = 0 then
      update public.newsletter_campaigns as campaigns
        set status = 'finished', finished_at = now(), sent = (progress ->> 'sent')::integer,
          failed = (progress ->> 'failed')::integer, left_out = (progress ->> 'left_out')::integer,
          skipped = (progress ->> 'skipped')::integer
        where campaigns.id = campaign.id and campaigns.status = 'sending';
    end if;
  end loop;
  return null;
end;
$$;

-- Queues the mails of a batch, {id, to, subject, text, html, headers} each with the id of its subscriber. Who is not
-- subscribed any more, was handed over before, or refused a mail since the batch was made, is left out, and so is everybody once
-- the campaign is paused. Answers how many were queued.
create function public.queue_newsletter(campaign_id bigint, mails jsonb)
  returns integer
  language plpgsql
  security definer
as $$
declare
  mail jsonb;
  queued integer := 0;
begin
  perform 1 from public.newsletter_campaigns as campaigns
    where campaigns.id = queue_newsletter.campaign_id and campaigns.status = 'sending' for share;
  if not found then
    return 0;
  end if;
  for mail in select item from jsonb_array_elements(mails) as item loop
    -- A reader who unsubscribes at this moment waits for us, and then finds the mail to take back.
    perform from public.newsletter_subscribers as subscribers
      where subscribers.id = (mail ->> 'id')::uuid and subscribers.status = 'confirmed'
        and subscribers.email = mail ->> 'to'
      for share;
    if found and private.queue_mailing('newsletter-campaign', campaign_id, mail) then
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end;
$$;

create trigger newsletter_subscribers_forget_mails
  after delete on public.newsletter_subscribers
  for each row execute function private.forget_waiting_mails('newsletter-campaign');

-- Confirmed subscribers of newsletter or salary alerts that mailings leave out, newest refusal first, 200 at most. For admins.
create function public.left_out_subscribers()
  returns table (address text, reason text, code text, answer text, refused_at timestamptz, has_newsletter boolean, has_alerts boolean)
  language plpgsql
  stable
  security definer
as $$
begin
  perform private.require_admin('Only admins read bounces.');
  return query
    select bounced.address_key, bounced.reason, bounced.code, bounced.answer, bounced.created_at, lists.newsletter, lists.alerts
    from private.left_out_addresses as bounced
    cross join lateral (
      select
        exists (
          select from public.newsletter_subscribers as subscribers
          where lower(btrim(subscribers.email)) = bounced.address_key and subscribers.status = 'confirmed'
        ) as newsletter,
        exists (
          select from public.salary_alerts as alerts
          where lower(btrim(alerts.email)) = bounced.address_key and alerts.status = 'confirmed'
        ) as alerts
    ) as lists
    where lists.newsletter or lists.alerts
    order by bounced.created_at desc, bounced.address_key
    limit 200;
end;
$$;

-- Forgets what an address answered, so that the next mailing goes there again; answers whether there was a bounce. It comes back
-- if the address refuses again. For admins.
create function public.clear_mail_bounce(address text)
  returns boolean
  language plpgsql
  security definer
as $$
declare
  bounce_reason text;
begin
  perform private.require_admin('Only admins clear bounces.');
  delete from public.mail_bounces as bounces where bounces.address_key = lower(btrim(clear_mail_bounce.address))
    returning bounces.reason into bounce_reason;
  if bounce_reason is null then
    return false;
  end if;
  -- Without the address: the log outlives a subscription.
  perform private.audit('mail.bounce-cleared', 'mail_bounce', jsonb_build_object('reason', bounce_reason));
  return true;
end;
$$;

-- Posts for LinkedIn, from the draft to the address that LinkedIn gave them.
--
--   draft -> posting -> posted | failed | unknown        by hand
--   draft -> scheduled -> posting -> ...                 by the timer
--
-- A row is one intention to post. It goes out once: only whoever holds it in 'posting' sends it, and what became
-- of a sending that nobody heard the end of is 'unknown' until a person has looked at LinkedIn.

create table public.linkedin_posts (
  id bigint generated by default as identity primary key,
  -- Made by whoever writes the draft: the same key again is the same post.
  key uuid not null default gen_random_uuid(),
  status text not null default 'draft',
  -- As people read it; what LinkedIn is sent has reserved characters escaped.
  commentary text not null,
  link_url text,
  link_title text,
  scheduled_for timestamptz,
  -- What made the draft, such as weekly-jobs-report:2026-11-16; null where a person did.
  source text,
  -- SHA-256 of text and link: equal content is posted once in thirty days.
  content_hash text not null default '',
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  leased_until timestamptz,
  -- An attempt ended without an answer: a later "duplicate" means that it had been taken.
  maybe_posted boolean not null default false,
  -- Code of what stopped the last attempt; problem_detail is what LinkedIn said.
  problem text,
  problem_detail text,
  urn text,
  posted_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint linkedin_posts_key_unique unique (key),
  constraint linkedin_posts_source_unique unique (source),
  constraint linkedin_posts_status_known check (
    status in ('draft', 'scheduled', 'posting', 'posted', 'failed', 'unknown')
  ),
  constraint linkedin_posts_commentary_length check (
    char_length(commentary) <= 3000 and (status = 'draft' or char_length(btrim(commentary)) > 0)
  ),
  constraint linkedin_posts_link_form check (link_url ~ '^https?://[^\s]+$' and char_length(link_url) <= 2000),
  constraint linkedin_posts_link_title_length check (char_length(link_title) between 1 and 400),
  constraint linkedin_posts_link_has_title check (status = 'draft' or link_url is null or link_title is not null),
  constraint linkedin_posts_source_length check (char_length(source) between 1 and 100),
  constraint linkedin_posts_scheduled_has_time check (
    status <> 'scheduled' or scheduled_for is not null or next_attempt_at is not null
  ),
  constraint linkedin_posts_posting_is_leased check ((status = 'posting') = (leased_until is not null)),
  constraint linkedin_posts_posted_has_time check ((status = 'posted') = (posted_at is not null)),
  constraint linkedin_posts_problem_detail_length check (char_length(problem_detail) <= 500)
);

create index linkedin_posts_due on public.linkedin_posts (coalesce(next_attempt_at, scheduled_for))
  where status = 'scheduled';
create index linkedin_posts_content on public.linkedin_posts (content_hash);
create index linkedin_posts_created_at on public.linkedin_posts (created_at desc);

create function private.note_linkedin_post()
  returns trigger
  language plpgsql
as $$
begin
  new.content_hash := encode(sha256(convert_to(
    btrim(new.commentary) || chr(10) || coalesce(new.link_url, ''), 'UTF8'
  )), 'hex');
  new.updated_at := clock_timestamp();
  -- What a person changes begins anew; whether something of it went out already stays known.
  if tg_op = 'UPDATE' and new.status in ('draft', 'scheduled') and old.status <> 'posting' then
    new.attempts := 0;
    new.next_attempt_at := case
      when new.status = 'scheduled' and new.scheduled_for is null then old.next_attempt_at
    end;
    new.problem := null;
    new.problem_detail := null;
    if new.content_hash <> old.content_hash then
      new.maybe_posted := false;
    end if;
    if new.status = 'draft' then
      new.scheduled_for := null;
    elsif (old.status <> 'scheduled' or new.scheduled_for is distinct from old.scheduled_for)
      and new.scheduled_for < clock_timestamp()
    then
      raise exception 'The time of a planned post lies ahead.' using errcode = '22023';
    end if;
  end if;
  return new;
end;
$$;

create trigger linkedin_posts_note
  before insert or update on public.linkedin_posts
  for each row execute function private.note_linkedin_post();

call private.let_admins_read('public.linkedin_posts');
call private.let_admins('add LinkedIn drafts', 'insert', 'public.linkedin_posts', $$status = 'draft'$$);
create policy "admins change LinkedIn posts that are not out"
  on public.linkedin_posts for update to authenticated
  using (status in ('draft', 'scheduled', 'failed') and (select public.is_admin()))
  with check (status in ('draft', 'scheduled') and (select public.is_admin()));
call private.let_admins('delete LinkedIn posts that never went out', 'delete', 'public.linkedin_posts', $$status in ('draft', 'failed') and not maybe_posted$$);
grant select, delete on table public.linkedin_posts to authenticated;
grant insert (key, status, commentary, link_url, link_title, source) on table public.linkedin_posts to authenticated;
grant update (status, commentary, link_url, link_title, scheduled_for) on table public.linkedin_posts to authenticated;
grant select, insert on table public.linkedin_posts to service_role;

-- Takes a post for sending, for two minutes; `taken_by` is an admin whom the calling function has checked, null for the timer.
-- Answers {"status": "claimed", "post": {…}}, or why not:
--   missing, posted (with "urn"), posting, unknown,
--   duplicate (with "id" of the post with the same content that is out, going out, or unknown)
create function public.claim_linkedin_post(post_id bigint, taken_by uuid)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  post public.linkedin_posts;
  twin bigint;
begin
  select * into post from public.linkedin_posts as posts where posts.id = post_id for update;
  if not found then
    return jsonb_build_object('status', 'missing');
  end if;
  if post.status in ('posted', 'posting', 'unknown') then
    return jsonb_build_object('status', post.status, 'urn', post.urn);
  end if;
  -- Two posts of the same content wait for each other here, and the second sees what the first became.
  perform pg_advisory_xact_lock(hashtextextended('linkedin:' || post.content_hash, 0));
  select posts.id into twin from public.linkedin_posts as posts
    where posts.content_hash = post.content_hash and posts.id <> post.id
      and (posts.status in ('posting', 'unknown')
        or (posts.status = 'posted' and posts.posted_at > clock_timestamp() - interval '30 days'))
    order by posts.id limit 1;
  if twin is not null then
    update public.linkedin_posts as posts
      set status = 'failed', problem = 'same-content', problem_detail = twin::text
      where posts.id = post.id;
    return jsonb_build_object('status', 'duplicate', 'id', twin);
  end if;
  update public.linkedin_posts as posts
    set status = 'posting',
      attempts = posts.attempts + 1,
      leased_until = clock_timestamp() + interval '2 minutes',
      next_attempt_at = null,
      problem = null,
      problem_detail = null
    where posts.id = post.id
    returning * into post;
  perform private.audit(
    'linkedin.posting', 'linkedin-post:' || post.id, jsonb_build_object('attempt', post.attempts, 'by', taken_by)
  );
  return jsonb_build_object('status', 'claimed', 'post', to_jsonb(post));
end;
$$;

-- Takes the next post that is due; null when there is none. A post whose sender was never heard of again
-- becomes 'unknown' first: it is not sent a second time by itself.
create function public.claim_due_linkedin_post()
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  due bigint;
begin
  update public.linkedin_posts as posts
    set status = 'unknown', leased_until = null, maybe_posted = true, problem = 'interrupted'
    where posts.status = 'posting' and posts.leased_until <= clock_timestamp();
  select posts.id into due from public.linkedin_posts as posts
    where posts.status = 'scheduled' and coalesce(posts.next_attempt_at, posts.scheduled_for) <= clock_timestamp()
    order by coalesce(posts.next_attempt_at, posts.scheduled_for), posts.id
    limit 1
    for update skip locked;
  if due is null then
    return null;
  end if;
  return public.claim_linkedin_post(due, null);
end;
$$;

-- What came of a sending: {"status": "posted", "urn"}, {"status": "failed" | "unknown", "problem", "detail", "urn"},
-- or {"status": "retry", "after_seconds", "problem", "detail"}, which fails after five attempts.
-- 'duplicate' of a post that may have been taken before means that it was. Answers the status that it got.
create function public.finish_linkedin_post(post_id bigint, outcome jsonb)
  returns text
  language plpgsql
  security definer
as $$
declare
  post public.linkedin_posts;
  reached text := outcome ->> 'status';
begin
  select * into post from public.linkedin_posts as posts where posts.id = post_id for update;
  -- After the lease only good news is still news.
  if post.status = 'posting' or (post.status = 'unknown' and reached = 'posted') then
    if reached = 'failed' and outcome ->> 'problem' = 'duplicate' and post.maybe_posted then
      reached := 'posted';
    elsif reached = 'retry' then
      reached := case when post.attempts >= 5 then 'failed' else 'scheduled' end;
    end if;
    update public.linkedin_posts as posts set
      status = reached,
      leased_until = null,
      urn = coalesce(outcome ->> 'urn', posts.urn),
      posted_at = case when reached = 'posted' then clock_timestamp() end,
      maybe_posted = case when reached = 'unknown' then true when reached = 'posted' then false else posts.maybe_posted end,
      problem = case when reached = 'posted' and outcome ->> 'status' = 'posted' then null
        when reached = 'posted' then 'already-there' else outcome ->> 'problem' end,
      problem_detail = case when reached = 'posted' then null else left(outcome ->> 'detail', 500) end,
      next_attempt_at = case when reached = 'scheduled'
        then clock_timestamp() + make_interval(secs => (outcome ->> 'after_seconds')::integer) end
      where posts.id = post_id;
    perform private.audit(
      'linkedin.' || case reached when 'scheduled' then 'postponed' else reached end, 'linkedin-post:' || post_id,
      jsonb_strip_nulls(jsonb_build_object('urn', outcome ->> 'urn', 'problem', outcome ->> 'problem'))
    );
    return reached;
  end if;
  return post.status;
end;
$$;

-- A person has looked at LinkedIn: the post is there ('posted', with its address if they give it), or it is
-- not ('absent'), and becomes a draft again. Raises P0002 when the post is not one of unknown outcome.
create function public.resolve_linkedin_post(post_id bigint, seen text, seen_urn text default null)
  returns void
  language plpgsql
  security definer
as $$
declare
  is_there constant boolean := seen = 'posted';
begin
  perform private.require_admin('Only admins do this.');
  if seen not in ('posted', 'absent') or seen_urn !~ '^urn:li:(share|ugcPost|activity):[0-9]+$' then
    raise exception 'Say what was seen.' using errcode = '22023';
  end if;
  update public.linkedin_posts as posts set
    status = case when is_there then 'posted' else 'draft' end,
    posted_at = case when is_there then clock_timestamp() end,
    urn = case when is_there then seen_urn end,
    problem = case when is_there then 'marked-by-hand' end,
    problem_detail = null,
    -- LinkedIn shows a new post late at times: should it say "duplicate" then, it was there.
    maybe_posted = not is_there
    where posts.id = post_id and posts.status = 'unknown';
  if not found then
    raise exception 'There is nothing to resolve.' using errcode = 'P0002';
  end if;
  perform private.audit('linkedin.resolved', 'linkedin-post:' || post_id, jsonb_build_object('seen', seen));
end;
$$;

-- The LinkedIn account that posts go out for. Tokens are encrypted, and only functions read them:
-- no role of the API but the service role reaches either table.

create table public.linkedin_connection (
  -- There is one connection at most.
  id boolean primary key default true,
  person_sub text not null,
  person_name text not null,
  scopes text[] not null,
  access_token text not null,
  refresh_token text,
  last4 text not null,
  expires_at timestamptz not null,
  refresh_expires_at timestamptz,
  -- When LinkedIn last said whose account this is.
  checked_at timestamptz not null,
  -- LinkedIn refused the token: nothing goes out until somebody connects again.
  refused_at timestamptz,
  connected_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint linkedin_connection_one check (id),
  constraint linkedin_connection_person_sub_form check (person_sub ~ '^[A-Za-z0-9_-]{1,100}$'),
  constraint linkedin_connection_person_name_length check (char_length(person_name) <= 200),
  -- Version, key, nonce and text, as functions/_shared/encrypt.ts writes them: a token as it is does not fit.
  constraint linkedin_connection_access_token_form check (access_token ~ '^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$'),
  constraint linkedin_connection_refresh_token_form check (refresh_token ~ '^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$'),
  constraint linkedin_connection_last4_length check (char_length(last4) <= 4)
);

-- Sign-ins that were begun: each is good once, for ten minutes, for the admin and the browser that began it.
create table public.linkedin_oauth_states (
  state_hash text primary key,
  browser_hash text not null,
  admin_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint linkedin_oauth_states_hashes check (state_hash ~ '^[0-9a-f]{64}$' and browser_hash ~ '^[0-9a-f]{64}$')
);

grant select on table public.linkedin_connection to service_role;
grant insert on table public.linkedin_oauth_states to service_role;

-- Uses a state up, whatever comes of it. Answers 'ok', or why not: 'unknown' (or used before), 'expired',
-- 'other-admin', 'other-browser'.
create function public.use_linkedin_state(state_hash text, browser_hash text, admin_id uuid)
  returns text
  language plpgsql
  security definer
as $$
declare
  used public.linkedin_oauth_states;
begin
  delete from public.linkedin_oauth_states as states
    where states.state_hash = use_linkedin_state.state_hash
    returning * into used;
  return case
    when used.state_hash is null then 'unknown'
    when used.created_at < now() - interval '10 minutes' then 'expired'
    when used.admin_id <> use_linkedin_state.admin_id then 'other-admin'
    when used.browser_hash <> use_linkedin_state.browser_hash then 'other-browser'
    else 'ok'
  end;
end;
$$;

-- Stores the connection in place of the one before: its columns but id and created_at, tokens encrypted.
create function public.save_linkedin_connection(connection jsonb)
  returns void
  language plpgsql
  security definer
as $$
declare
  given public.linkedin_connection := jsonb_populate_record(null::public.linkedin_connection, connection);
begin
  delete from public.linkedin_connection as stored where stored.id;
  given.id := true;
  given.created_at := now();
  insert into public.linkedin_connection select given.*;
  perform private.audit('linkedin.connected', 'linkedin-person:' || given.person_sub, jsonb_build_object('by', given.connected_by));
end;
$$;

-- What changes while a connection stands: {"checked_at", "person_name"}, {"refused_at"}, or renewed tokens.
-- Only the connection that still has the given token is changed.
create function public.update_linkedin_connection(old_access_token text, changes jsonb)
  returns void
  language plpgsql
  security definer
as $$
declare
  kept public.linkedin_connection;
begin
  select * into kept from public.linkedin_connection as stored
    where stored.access_token = old_access_token for update;
  if not found then
    return;
  end if;
  kept := jsonb_populate_record(kept, changes - 'id' - 'created_at' - 'person_sub');
  update public.linkedin_connection as stored set
    person_name = kept.person_name, access_token = kept.access_token, refresh_token = kept.refresh_token,
    last4 = kept.last4, expires_at = kept.expires_at, refresh_expires_at = kept.refresh_expires_at,
    checked_at = kept.checked_at, refused_at = kept.refused_at
    where stored.id;
end;
$$;

-- Deletes the tokens. Answers whether there were any.
create function public.delete_linkedin_connection(deleted_by uuid)
  returns boolean
  language plpgsql
  security definer
as $$
declare
  person text;
begin
  delete from public.linkedin_connection as stored where stored.id returning stored.person_sub into person;
  if person is null then
    return false;
  end if;
  perform private.audit('linkedin.disconnected', 'linkedin-person:' || person, jsonb_build_object('by', deleted_by));
  return true;
end;
$$;

-- Queues a mail to the staff when the access ends within 14, 7 or 1 days, once for each; it leads to `page`.
create function public.warn_of_linkedin_expiry(staff_address text, page text)
  returns void
  language plpgsql
  security definer
as $$
declare
  ends_at timestamptz;
  days integer;
begin
  select coalesce(stored.refresh_expires_at, stored.expires_at) into ends_at
    from public.linkedin_connection as stored where stored.refused_at is null;
  days := case
    when ends_at <= now() then null
    when ends_at <= now() + interval '1 day' then 1
    when ends_at <= now() + interval '7 days' then 7
    when ends_at <= now() + interval '14 days' then 14
  end;
  if days is null then
    return;
  end if;
  perform private.queue_notice(
    'linkedin-expiry:' || extract(epoch from ends_at)::bigint || ':' || days,
    staff_address,
    'linkedin-expiry',
    jsonb_build_object('ends_at', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'page', page)
  );
end;
$$;

-- Tells the staff once that LinkedIn stops serving the version of its API that posts are sent with. The caller knows the
-- day; a site without a connected account posts nothing, and is told nothing.
create function public.warn_of_linkedin_version(staff_address text, page text, version text, ends_on date)
  returns void
  language plpgsql
  security definer
as $$
begin
  -- The queue keeps what was sent for thirty days: a longer notice could be sent twice.
  if ends_on <= (now() at time zone 'UTC')::date or ends_on > (now() at time zone 'UTC')::date + 30 then
    return;
  end if;
  if not exists (select 1 from public.linkedin_connection) then
    return;
  end if;
  perform private.queue_notice(
    'linkedin-version:' || version,
    staff_address,
    'linkedin-version',
    jsonb_build_object('version', version, 'ends_on', to_char(ends_on, 'YYYY-MM-DD'), 'page', page)
  );
end;
$$;

-- What was done for the report of a week: {"measured", "written", "previewed", "published", "sent", "drafted"}, each null
-- or as private.step_note answers, and "post", its LinkedIn post: {"id", "status", "scheduled_for", "posted_at",
-- "problem"}. For admins.
create function public.weekly_report_steps(week date)
  returns jsonb
  language plpgsql
  stable
  security definer
as $$
declare
  report public.weekly_reports;
  campaign public.newsletter_campaigns;
  post public.linkedin_posts;
begin
  perform private.require_staff();
  select * into report from public.weekly_reports as reports where reports.week = weekly_report_steps.week;
  select * into campaign from public.newsletter_campaigns as campaigns where campaigns.week = weekly_report_steps.week;
  select * into post from public.linkedin_posts as posts
    where posts.source = 'weekly-jobs-report:' || weekly_report_steps.week;
  return jsonb_build_object(
    'measured', private.step_note(report.measured_at, report.measured_by),
    'written', private.step_note(report.written_at, report.written_by),
    'previewed', private.step_note(report.previewed_at, report.previewed_by),
    'published', private.step_note(report.published_at, report.published_by),
    -- Of the audit log: the campaign does not say who began it.
    'sent', private.step_note(campaign.started_at, (
      select log.actor from public.audit_log as log
      where log.action = 'newsletter.started' and log.subject = 'newsletter_campaign:' || campaign.id
      order by log.id desc limit 1
    )),
    'drafted', private.step_note(post.created_at, coalesce(post.created_by, '00000000-0000-0000-0000-000000000000')),
    'post', case when post.id is not null then jsonb_build_object(
      'id', post.id, 'status', post.status, 'scheduled_for', post.scheduled_for, 'posted_at', post.posted_at,
      'problem', post.problem
    ) end
  );
end;
$$;

call private.let_call('authenticated, service_role',
  'measure_weekly_report', 'save_weekly_report', 'publish_weekly_report', 'note_report_preview', 'start_newsletter_campaign',
  'newsletter_progress', 'weekly_report_steps'
);
call private.let_call('service_role',
  'submit_newsletter', 'confirm_newsletter', 'unsubscribe_newsletter', 'next_newsletter_batch', 'queue_newsletter',
  'claim_linkedin_post', 'claim_due_linkedin_post', 'finish_linkedin_post', 'use_linkedin_state', 'save_linkedin_connection',
  'update_linkedin_connection', 'delete_linkedin_connection', 'warn_of_linkedin_expiry', 'warn_of_linkedin_version'
);
call private.let_call('authenticated',
  'newsletter_counts', 'set_newsletter_paused', 'left_out_subscribers', 'clear_mail_bounce', 'resolve_linkedin_post'
);
call private.seal_schemas();
