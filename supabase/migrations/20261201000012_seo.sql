-- Plans of the SEO dashboard: what to improve, with the measured facts that each was made from. Made by a
-- function that speaks to Gemini, or by rules; admins read them, and nobody changes one. A save whose answer was lost is asked for
-- again with the key of the first time, and is done once (docs/decisions/0116-a-save-is-done-once.md).

create table public.seo_strategies (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Why rules made it; null where the model did.
  -- no-key: no Gemini key was set; asked: the admin chose the rules.
  reason text,
  -- Version of the model that answered; null where rules made it.
  model text,
  facts jsonb not null,
  plan jsonb not null,
  pages integer not null,
  items integer not null,
  created_by uuid references auth.users (id) on delete set null,
  -- From the browser: of a plan that is asked for, however often it is sent.
  key uuid,
  created_at timestamptz not null default now(),
  constraint seo_strategies_kind_known check (
    (kind = 'gemini' and model is not null and reason is null)
    or (kind = 'rules' and model is null and reason in ('no-key', 'asked'))
  ),
  constraint seo_strategies_model_length check (char_length(model) between 1 and 100),
  constraint seo_strategies_facts_form check (jsonb_typeof(facts) = 'array' and octet_length(facts::text) <= 262144),
  constraint seo_strategies_plan_form check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 524288),
  constraint seo_strategies_counts check (pages > 0 and items >= 0)
);

create index seo_strategies_created_at on public.seo_strategies (created_at desc);
create unique index seo_strategies_key on public.seo_strategies (created_by, key);

-- Who is having a plan made: one at a time for each admin. A turn that nobody ended runs out.
create table public.seo_strategy_turns (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  leased_until timestamptz not null
);

call private.let_admins_read('public.seo_strategies');

-- {"status":"started"}: the caller's turn for 45 seconds. {"status":"busy"}: they have one already.
-- {"status":"limited","retry_after_seconds":…}: twenty plans within the hour are enough.
create function public.begin_seo_strategy(caller uuid)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  bucket constant text := 'seo-strategy:' || caller;
  free_at timestamptz;
begin
  insert into public.seo_strategy_turns as turns (user_id, leased_until)
    values (caller, clock_timestamp() + interval '45 seconds')
    on conflict (user_id) do update set leased_until = excluded.leased_until
      where turns.leased_until < clock_timestamp();
  if not found then
    return jsonb_build_object('status', 'busy');
  end if;
  free_at := private.free_slot_at(bucket, 20, 3600);
  if free_at is not null then
    delete from public.seo_strategy_turns as turns where turns.user_id = caller;
    return private.limited_until(free_at);
  end if;
  perform private.count_attempt(array[bucket]);
  return jsonb_build_object('status', 'started');
end;
$$;

-- The plan that a caller has asked for with this key, as a Strategy; null while there is none.
create function public.find_seo_strategy(caller uuid, key uuid)
  returns jsonb
  language sql
  stable
  security definer
as $$
  select jsonb_build_object(
      'id', plans.id, 'kind', plans.kind, 'reason', plans.reason, 'model', plans.model, 'facts', plans.facts,
      'plan', plans.plan, 'created_at', plans.created_at
    )
    from public.seo_strategies as plans
    where plans.created_by = find_seo_strategy.caller and plans.key = find_seo_strategy.key;
$$;

-- Ends the caller's turn and keeps the plan {key, kind, reason, model, facts, plan, pages}; gives its id and time.
-- Without a plan the turn ends alone, and the answer is null.
create function public.finish_seo_strategy(caller uuid, strategy jsonb default null)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  kept jsonb;
begin
  delete from public.seo_strategy_turns as turns where turns.user_id = caller;
  if strategy is null then
    return null;
  end if;
  insert into public.seo_strategies as strategies (kind, reason, model, facts, plan, pages, items, created_by, key)
    values (
      strategy ->> 'kind', strategy ->> 'reason', strategy ->> 'model', strategy -> 'facts', strategy -> 'plan',
      (strategy ->> 'pages')::integer, jsonb_array_length(strategy -> 'plan' -> 'items'), caller,
      (strategy ->> 'key')::uuid
    )
    returning jsonb_build_object('id', strategies.id, 'created_at', strategies.created_at) into kept;
  return kept;
end;
$$;

-- Crawls of the live site by staff: what pages there were, what was found on them, and since when.
-- A crawl runs in an admin's browser and comes in parts: `begin_seo_crawl`, `add_to_seo_crawl` as often as needed,
-- `finish_seo_crawl`. Until it is finished nobody reads it. The newest twenty are kept.

create table public.seo_crawls (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- Null while its parts come in.
  saved_at timestamptz,
  -- Account of the admin; no reference, the crawl outlives it.
  saved_by uuid not null default auth.uid(),
  status text not null,
  -- Only pages at or below this path were read.
  below text not null,
  page_limit integer not null,
  -- Pages were also run in a frame and compared with what was served.
  is_rendered boolean not null,
  -- Every page of the site was reached: only then is a missing page a page that is gone.
  is_whole boolean not null,
  pages integer not null default 0,
  errors integer not null default 0,
  warnings integer not null default 0,
  notices integer not null default 0,
  constraint seo_crawls_status_known check (status in ('complete', 'cancelled')),
  constraint seo_crawls_below_form check (below ~ '^/' and char_length(below) <= 500),
  constraint seo_crawls_page_limit check (page_limit between 1 and 2000),
  constraint seo_crawls_times check (finished_at >= started_at),
  constraint seo_crawls_whole_is_complete check (not is_whole or (status = 'complete' and below = '/'))
);

create table public.seo_crawl_pages (
  crawl_id bigint not null references public.seo_crawls (id) on delete cascade,
  path text not null,
  outcome text not null,
  -- HTTP status of the last answer; null where none came.
  status smallint,
  redirect_to text,
  -- Fewest clicks from where the crawl began; null where no link leads.
  depth smallint,
  title text,
  description text,
  words integer not null default 0,
  html_bytes integer not null default 0,
  load_ms integer not null default 0,
  in_sitemap boolean not null,
  is_indexable boolean not null,
  inlinks integer not null default 0,
  -- Paths of the pages of this site that it links to, each once.
  links text[] not null default '{}',
  -- Addresses on other sites, each once. They are listed, never fetched.
  external_links text[] not null default '{}',
  -- SHA-256 of title, description and text; null where no page was read.
  content_hash text,
  primary key (crawl_id, path),
  constraint seo_crawl_pages_path_form check (path ~ '^/' and char_length(path) <= 2000),
  constraint seo_crawl_pages_outcome_known check (outcome in ('read', 'redirected', 'not-html', 'failed', 'blocked'))
);

create table public.seo_findings (
  crawl_id bigint not null references public.seo_crawls (id) on delete cascade,
  -- Check, rule, path and subject: the same finding of another crawl has the same.
  fingerprint text not null,
  check_key text not null,
  rule text not null,
  severity text not null,
  -- Worst first.
  severity_rank smallint not null generated always as (
    case severity when 'error' then 1 when 'warning' then 2 else 3 end
  ) stored,
  path text not null,
  subject text not null,
  evidence text not null,
  -- Other pages that it takes to see it, such as those with the same title.
  related text[] not null default '{}',
  -- Seen only by a crawl of the whole site.
  needs_whole boolean not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- gone: a test after the crawl did not find it any more.
  state text not null default 'open',
  retested_at timestamptz,
  primary key (crawl_id, fingerprint),
  constraint seo_findings_fingerprint_length check (char_length(fingerprint) between 1 and 800),
  constraint seo_findings_severity_known check (severity in ('error', 'warning', 'notice')),
  constraint seo_findings_state_known check (state in ('open', 'gone')),
  constraint seo_findings_evidence_length check (char_length(evidence) between 1 and 2000)
);

create index seo_findings_fingerprint on public.seo_findings (fingerprint);
-- The address of a problem's page names the rule.
create index seo_findings_rule on public.seo_findings (rule, last_seen desc);

call private.let_admins('read saved crawls', 'select', 'public.seo_crawls', $$saved_at is not null$$);
grant select on table public.seo_crawls to authenticated, service_role;

call private.let_admins_read('public.seo_crawl_pages', 'public.seo_findings');

-- The crawl that the caller is saving. Raises 42501 for anybody but an admin, P0002 where there is none.
create function private.unsaved_seo_crawl(crawl_id bigint)
  returns public.seo_crawls
  language plpgsql
  security definer
as $$
declare
  crawl public.seo_crawls;
begin
  perform private.require_admin('Only admins save crawls.');
  select * into crawl from public.seo_crawls as crawls
    where crawls.id = unsaved_seo_crawl.crawl_id and crawls.saved_at is null and crawls.saved_by = (select auth.uid())
    for update;
  if not found then
    raise exception 'There is no crawl % that waits for its parts.', crawl_id using errcode = 'P0002';
  end if;
  return crawl;
end;
$$;

-- Begins to save a crawl and answers its id. What somebody began and never finished goes after an hour.
create function public.begin_seo_crawl(
  started_at timestamptz, finished_at timestamptz, status text, below text, page_limit integer, is_rendered boolean,
  is_whole boolean
)
  returns bigint
  language plpgsql
  security definer
as $$
declare
  new_id bigint;
begin
  perform private.require_admin('Only admins save crawls.');
  -- A crawl of 2,000 pages takes longer than an hour to run, but a minute to save.
  delete from public.seo_crawls as crawls
    where crawls.saved_at is null and crawls.finished_at < pg_catalog.now() - interval '1 hour';
  -- The clock of a browser may be ahead; nothing was seen in the future.
  insert into public.seo_crawls (started_at, finished_at, status, below, page_limit, is_rendered, is_whole)
    values (
      least(begin_seo_crawl.started_at, pg_catalog.now()), least(begin_seo_crawl.finished_at, pg_catalog.now()),
      begin_seo_crawl.status, begin_seo_crawl.below, begin_seo_crawl.page_limit, begin_seo_crawl.is_rendered,
      begin_seo_crawl.is_whole
    )
    returning id into new_id;
  return new_id;
end;
$$;

-- Adds pages and findings, each a list of objects with the columns of their table, all or none. Sent again it changes nothing.
create function public.add_to_seo_crawl(crawl_id bigint, pages jsonb, findings jsonb)
  returns void
  language plpgsql
  security definer
as $$
declare
  crawl public.seo_crawls := private.unsaved_seo_crawl(add_to_seo_crawl.crawl_id);
begin
  insert into public.seo_crawl_pages (
    crawl_id, path, outcome, status, redirect_to, depth, title, description, words, html_bytes, load_ms, in_sitemap,
    is_indexable, inlinks, links, external_links, content_hash
  )
  select
    crawl.id, path, outcome, status, redirect_to, depth, title, description, words, html_bytes, load_ms, in_sitemap,
    is_indexable, inlinks, links, external_links, content_hash
  from pg_catalog.jsonb_populate_recordset(null::public.seo_crawl_pages, add_to_seo_crawl.pages)
  on conflict do nothing;

  insert into public.seo_findings (
    crawl_id, fingerprint, check_key, rule, severity, path, subject, evidence, related, needs_whole, first_seen, last_seen
  )
  select
    crawl.id, fingerprint, check_key, rule, severity, path, subject, evidence, related, needs_whole, crawl.started_at,
    crawl.started_at
  from pg_catalog.jsonb_populate_recordset(null::public.seo_findings, add_to_seo_crawl.findings)
  on conflict do nothing;
end;
$$;

-- Makes a crawl readable: counts it, learns since when its findings are known, and drops crawls beyond twenty.
create function public.finish_seo_crawl(crawl_id bigint)
  returns void
  language plpgsql
  security definer
as $$
declare
  crawl public.seo_crawls := private.unsaved_seo_crawl(finish_seo_crawl.crawl_id);
begin
  update public.seo_findings as mine
    set first_seen = least(mine.first_seen, earlier.first_seen), last_seen = greatest(mine.last_seen, earlier.last_seen)
    from (
      select others.fingerprint, min(others.first_seen) as first_seen, max(others.last_seen) as last_seen
      from public.seo_findings as others
      join public.seo_crawls as crawls on crawls.id = others.crawl_id and crawls.saved_at is not null
      group by others.fingerprint
    ) as earlier
    where mine.crawl_id = crawl.id and mine.fingerprint = earlier.fingerprint;
  update public.seo_findings as others
    set last_seen = mine.last_seen
    from public.seo_findings as mine
    where mine.crawl_id = crawl.id and others.fingerprint = mine.fingerprint and others.last_seen < mine.last_seen;
  update public.seo_crawls as crawls
    set saved_at = pg_catalog.now(),
      pages = (select count(*) from public.seo_crawl_pages as rows where rows.crawl_id = crawl.id),
      errors = found.errors, warnings = found.warnings, notices = found.notices
    from (
      select
        count(*) filter (where rows.severity = 'error') as errors,
        count(*) filter (where rows.severity = 'warning') as warnings,
        count(*) filter (where rows.severity = 'notice') as notices
      from public.seo_findings as rows where rows.crawl_id = crawl.id
    ) as found
    where crawls.id = crawl.id;
  delete from public.seo_crawls as crawls
    where crawls.saved_at is not null and crawls.id not in (
      select newest.id from public.seo_crawls as newest where newest.saved_at is not null
      order by newest.id desc limit 20
    );
end;
$$;

-- Notes that a finding was tested again. Answers false where there is no such finding any more.
create function public.note_seo_retest(crawl_id bigint, fingerprint text, state text)
  returns boolean
  language plpgsql
  security definer
as $$
begin
  perform private.require_admin('Only admins test findings.');
  update public.seo_findings as findings
    set state = note_seo_retest.state, retested_at = pg_catalog.now()
    where findings.crawl_id = note_seo_retest.crawl_id and findings.fingerprint = note_seo_retest.fingerprint;
  return found;
end;
$$;

-- Findings of two crawls. `change`: new, still, gone; or unknown: it is only in the older one, and the newer one has not
-- read what it takes to say that it is gone.
create function public.compare_seo_findings(older bigint, newer bigint)
  returns table (
    fingerprint text, change text, check_key text, rule text, severity text, path text, evidence text,
    first_seen timestamptz, last_seen timestamptz
  )
  language sql
  stable
as $$
  select
    coalesce(b.fingerprint, a.fingerprint),
    case
      when a.fingerprint is null then 'new'
      when b.fingerprint is not null then 'still'
      when a.check_key = 'rendering' and not crawl.is_rendered then 'unknown'
      when crawl.is_whole then 'gone'
      when a.needs_whole then 'unknown'
      when exists (
        select 1 from public.seo_crawl_pages as pages
        where pages.crawl_id = compare_seo_findings.newer and pages.path = a.path
      ) and not exists (
        select 1 from pg_catalog.unnest(a.related) as needed (path)
        where not exists (
          select 1 from public.seo_crawl_pages as pages
          where pages.crawl_id = compare_seo_findings.newer and (
            pages.path = needed.path
            -- A link that its page does not have any more is gone, wherever it led.
            or (
              a.rule in ('link-broken', 'link-to-redirect') and pages.path = a.path and needed.path <> all (pages.links)
            )
          )
        )
      ) then 'gone'
      else 'unknown'
    end,
    coalesce(b.check_key, a.check_key), coalesce(b.rule, a.rule), coalesce(b.severity, a.severity),
    coalesce(b.path, a.path), coalesce(b.evidence, a.evidence), coalesce(b.first_seen, a.first_seen),
    coalesce(b.last_seen, a.last_seen)
  from (select * from public.seo_findings as rows where rows.crawl_id = compare_seo_findings.older) as a
  full join (select * from public.seo_findings as rows where rows.crawl_id = compare_seo_findings.newer) as b
    on b.fingerprint = a.fingerprint
  join public.seo_crawls as crawl on crawl.id = compare_seo_findings.newer;
$$;

-- Pages of two crawls that differ. `change`: added, changed (by title, description, text or status), removed. Pages are
-- added or removed between crawls of the whole site alone.
create function public.compare_seo_pages(older bigint, newer bigint)
  returns table (path text, change text, title_before text, title_after text, status_before smallint, status_after smallint)
  language sql
  stable
as $$
  select
    coalesce(b.path, a.path),
    case when a.path is null then 'added' when b.path is null then 'removed' else 'changed' end,
    a.title, b.title, a.status, b.status
  from (select * from public.seo_crawl_pages as rows where rows.crawl_id = compare_seo_pages.older) as a
  full join (select * from public.seo_crawl_pages as rows where rows.crawl_id = compare_seo_pages.newer) as b
    on b.path = a.path
  join public.seo_crawls as first on first.id = compare_seo_pages.older
  join public.seo_crawls as second on second.id = compare_seo_pages.newer
  where (a.path is not null or first.is_whole) and (b.path is not null or second.is_whole)
    and (a.content_hash, a.status, a.outcome) is distinct from (b.content_hash, b.status, b.outcome);
$$;

-- How much each check has found, worst first.
create function public.seo_crawl_checks(crawl_id bigint)
  returns table (check_key text, severity text, findings bigint, pages bigint)
  language sql
  stable
as $$
  select rows.check_key, rows.severity, count(*), count(distinct rows.path)
  from public.seo_findings as rows
  where rows.crawl_id = seo_crawl_checks.crawl_id
  group by rows.check_key, rows.severity
  order by pg_catalog.array_position(array['error', 'warning', 'notice'], rows.severity), count(*) desc, rows.check_key;
$$;

-- Addresses on other sites that pages link to, with how many pages do and the first of them.
create function public.seo_external_links(crawl_id bigint)
  returns table (address text, pages bigint, example text)
  language sql
  stable
as $$
  select links.address, count(*), min(rows.path)
  from public.seo_crawl_pages as rows, pg_catalog.unnest(rows.external_links) as links (address)
  where rows.crawl_id = seo_external_links.crawl_id
  group by links.address;
$$;

-- The problems of a crawl: its findings by broken rule, worst first. `open_findings` are those that no test has found gone
-- since. A problem has a page of its own, and is known there by its rule.
create function public.seo_problems(of_crawl bigint)
  returns table (
    rule text, check_key text, severity text, pages bigint, findings bigint, open_findings bigint,
    first_seen timestamptz, last_seen timestamptz
  )
  language sql
  stable
as $$
  select rows.rule, min(rows.check_key), min(rows.severity), count(distinct rows.path), count(*),
    count(*) filter (where rows.state = 'open'), min(rows.first_seen), max(rows.last_seen)
  from public.seo_findings as rows
  where rows.crawl_id = seo_problems.of_crawl
  group by rows.rule
  order by min(rows.severity_rank), count(*) filter (where rows.state = 'open') desc, rows.rule;
$$;

-- What other sites and search engines think of this one, as files say that admins import. Nothing is measured here.

-- One row for each imported file.
create table public.authority_imports (
  id bigint generated always as identity primary key,
  kind text not null,
  source text not null,
  file_name text not null,
  -- Day that the figures are of: a file without dates does not say it itself.
  measured_on date not null,
  rows_read integer not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  -- Rows of the file that repeat another one of it.
  duplicates integer not null,
  -- Account of the admin; no reference, the import outlives it.
  imported_by uuid default auth.uid(),
  -- From the browser: of a file that is imported, however often it is sent.
  key uuid unique,
  imported_at timestamptz not null default now(),
  constraint authority_imports_kind_known check (kind in ('authority', 'backlinks', 'queries', 'pages', 'dates')),
  constraint authority_imports_source_length check (char_length(source) between 1 and 60),
  constraint authority_imports_file_name_length check (char_length(file_name) between 1 and 200)
);

-- Ratings of the domain by those who rate domains.
create table public.authority_figures (
  -- Whose rating it is, such as Domain Rating (Ahrefs): they are not comparable.
  metric text not null,
  measured_on date not null,
  value numeric not null,
  referring_domains integer,
  backlinks integer,
  import_id bigint not null references public.authority_imports (id),
  primary key (metric, measured_on),
  constraint authority_figures_metric_length check (char_length(metric) between 1 and 60),
  constraint authority_figures_value_range check (value between 0 and 100),
  constraint authority_figures_counts check (referring_domains >= 0 and backlinks >= 0)
);

-- Links from other sites, each pair of addresses once.
create table public.backlinks (
  source_url text not null,
  target_url text not null,
  source_host text generated always as (lower(split_part(split_part(source_url, '://', 2), '/', 1))) stored,
  anchor text not null default '',
  -- Of the linking page or domain, on the scale of the provider; null where the file has none.
  rating numeric,
  -- Null where the file does not say.
  is_nofollow boolean,
  first_seen date,
  last_seen date,
  provider text not null,
  import_id bigint not null references public.authority_imports (id),
  primary key (source_url, target_url),
  constraint backlinks_source_url_form check (source_url ~ '^https?://[^/]' and char_length(source_url) <= 1000),
  constraint backlinks_target_url_form check (target_url ~ '^https?://[^/]' and char_length(target_url) <= 1000),
  constraint backlinks_anchor_length check (char_length(anchor) <= 500),
  constraint backlinks_rating_range check (rating between 0 and 100)
);

create index backlinks_source_host on public.backlinks (source_host);
create index backlinks_import_id on public.backlinks (import_id);

-- Clicks, impressions and positions of queries, pages and days in Google Search.
create table public.search_figures (
  dimension text not null,
  -- The query, or the address of the page; empty for a day.
  item text not null,
  -- The day, or for queries and pages the last day of the period of the export.
  measured_on date not null,
  clicks integer not null,
  impressions integer not null,
  position numeric not null,
  import_id bigint not null references public.authority_imports (id),
  primary key (dimension, item, measured_on),
  constraint search_figures_dimension_known check (dimension in ('queries', 'pages', 'dates')),
  constraint search_figures_item check ((dimension = 'dates') = (item = '') and char_length(item) <= 1000),
  constraint search_figures_counts check (clicks >= 0 and impressions >= clicks and position >= 0)
);

create index search_figures_measured_on on public.search_figures (dimension, measured_on);

-- What somebody wants to reach until when.
create table public.authority_goals (
  id bigint generated always as identity primary key,
  measure text not null,
  -- The metric, or the query; empty for the others.
  subject text not null default '',
  target numeric not null,
  owner text not null,
  due_on date not null,
  -- The newest figure when the goal was set; null where there was none.
  start_value numeric,
  -- From the browser: of a goal that is set, however often it is sent.
  key uuid unique,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  constraint authority_goals_measure_known check (
    measure in ('authority', 'backlinks', 'referring-domains', 'keyword-position', 'clicks')
  ),
  constraint authority_goals_subject check (
    (measure in ('authority', 'keyword-position')) = (subject <> '') and char_length(subject) <= 200
  ),
  constraint authority_goals_target_positive check (target > 0),
  constraint authority_goals_owner_length check (char_length(btrim(owner)) between 1 and 80)
);

call private.let_admins_read(
  'public.authority_imports', 'public.authority_figures', 'public.backlinks', 'public.search_figures'
);

call private.let_admins('keep goals', 'all', 'public.authority_goals');

grant select on table public.authority_goals to authenticated, service_role;
grant insert (key, measure, subject, target, owner, due_on), delete on table public.authority_goals to authenticated;

-- The newest figure of a measure, and the day that it is of; no row where nothing was imported.
create function public.newest_authority_figure(measure text, subject text)
  returns table (value numeric, measured_on date)
  language sql
  stable
as $$
  (select figures.value, figures.measured_on
    from public.authority_figures as figures
    where newest_authority_figure.measure = 'authority' and figures.metric = newest_authority_figure.subject
    order by figures.measured_on desc limit 1)
  union all
  (select figures.position, figures.measured_on
    from public.search_figures as figures
    where newest_authority_figure.measure = 'keyword-position' and figures.dimension = 'queries'
      and figures.item = newest_authority_figure.subject
    order by figures.measured_on desc limit 1)
  union all
  select case newest_authority_figure.measure when 'backlinks' then count(*) else count(distinct links.source_host) end,
      (select max(imports.measured_on) from public.authority_imports as imports where imports.kind = 'backlinks')
    from public.backlinks as links
    where newest_authority_figure.measure in ('backlinks', 'referring-domains')
    having count(*) > 0
  union all
  select sum(figures.clicks), max(figures.measured_on)
    from public.search_figures as figures
    where newest_authority_figure.measure = 'clicks' and figures.dimension = 'dates'
      and figures.measured_on > (
        select max(days.measured_on) - 28 from public.search_figures as days where days.dimension = 'dates'
      )
    having count(*) > 0;
$$;

-- Goals with the newest figures.
create function public.authority_goal_progress()
  returns table (
    id bigint, measure text, subject text, target numeric, owner text, due_on date, start_value numeric,
    newest_value numeric, newest_on date
  )
  language sql
  stable
as $$
  select goals.id, goals.measure, goals.subject, goals.target, goals.owner, goals.due_on, goals.start_value,
    newest.value, newest.measured_on
  from public.authority_goals as goals
  left join lateral public.newest_authority_figure(goals.measure, goals.subject) as newest on true;
$$;

-- Queries or pages of the newest import of their kind, with the position of the import before.
create function public.search_positions(of_dimension text)
  returns table (
    item text, clicks integer, impressions integer, "position" numeric, previous_position numeric, measured_on date
  )
  language sql
  stable
as $$
  with days as (
    select distinct figures.measured_on
    from public.search_figures as figures
    where figures.dimension = of_dimension
    order by 1 desc
    limit 2
  )
  select now_.item, now_.clicks, now_.impressions, now_.position, before.position, now_.measured_on
  from public.search_figures as now_
  left join public.search_figures as before
    on before.dimension = now_.dimension and before.item = now_.item
      and before.measured_on = (select min(days.measured_on) from days having count(*) = 2)
  where now_.dimension = of_dimension and now_.measured_on = (select max(days.measured_on) from days);
$$;

-- Backlinks by the month they were first seen in, with how many there were by its end.
create function public.backlink_months()
  returns table (month date, added bigint, in_all bigint)
  language sql
  stable
as $$
  select months.month, months.added, sum(months.added) over (order by months.month)::bigint
  from (
    select date_trunc('month', links.first_seen::timestamp)::date as month, count(*) as added
    from public.backlinks as links
    where links.first_seen is not null
    group by 1
  ) as months
  order by 1;
$$;

-- Stores rows of a dimension of Search Console; `measured_on` is the day of rows that name none. Answers how many were
-- written, and how many of them are new.
create function private.store_search_figures(dimension text, measured_on date, import_id bigint, figures jsonb)
  returns table (written integer, added integer)
  language sql
as $$
  with written_rows as (
    insert into public.search_figures as known
        (dimension, item, measured_on, clicks, impressions, position, import_id)
      select $1, coalesce(list.item, ''), coalesce(list.measured_on, $2), list.clicks, list.impressions,
        list.position, $3
      from pg_catalog.jsonb_populate_recordset(null::public.search_figures, $4) as list
      on conflict (dimension, item, measured_on) do update
        set clicks = excluded.clicks, impressions = excluded.impressions, position = excluded.position,
          import_id = excluded.import_id
        where (known.clicks, known.impressions, known.position)
          is distinct from (excluded.clicks, excluded.impressions, excluded.position)
      returning xmax = 0 as is_new
  )
  select count(*)::integer, count(*) filter (where is_new)::integer from written_rows;
$$;

-- Imports one file in one transaction: {key, kind, source, file_name, measured_on, duplicates, rows: […]}; the rows have
-- the columns of their table. Answers {import_id, added, changed, unchanged}. The same key again changes nothing and answers
-- the same; without a key the same rows again change nothing.
create function public.import_authority(import jsonb)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  of_key constant uuid := (import ->> 'key')::uuid;
  of_kind constant text := import ->> 'kind';
  of_source constant text := import ->> 'source';
  of_day constant date := (import ->> 'measured_on')::date;
  row_count constant integer := jsonb_array_length(import -> 'rows');
  of_import bigint;
  written integer := 0;
  added_count integer := 0;
  answer jsonb;
begin
  perform private.require_admin('Only admins import figures.');
  if of_key is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('import_authority:' || of_key, 0));
    select jsonb_build_object(
        'import_id', imports.id, 'added', imports.added, 'changed', imports.changed, 'unchanged', imports.unchanged
      )
      into answer from public.authority_imports as imports where imports.key = of_key;
    if found then
      return answer;
    end if;
  end if;
  if row_count not between 1 and 20000 then
    raise exception 'An import has 1 to 20,000 rows.' using errcode = '22023';
  end if;
  insert into public.authority_imports (
      kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates, key
    ) values (
      of_kind, of_source, import ->> 'file_name', of_day, row_count + (import ->> 'duplicates')::integer, 0, 0, 0,
      (import ->> 'duplicates')::integer, of_key
    )
    returning id into of_import;

  if of_kind = 'authority' then
    with written_rows as (
      insert into public.authority_figures as known (metric, measured_on, value, referring_domains, backlinks, import_id)
        select list.metric, coalesce(list.measured_on, of_day), list.value, list.referring_domains, list.backlinks, of_import
        from jsonb_populate_recordset(null::public.authority_figures, import -> 'rows') as list
        on conflict (metric, measured_on) do update
          set value = excluded.value,
            referring_domains = coalesce(excluded.referring_domains, known.referring_domains),
            backlinks = coalesce(excluded.backlinks, known.backlinks),
            import_id = excluded.import_id
          where (known.value, known.referring_domains, known.backlinks) is distinct from (
            excluded.value, coalesce(excluded.referring_domains, known.referring_domains),
            coalesce(excluded.backlinks, known.backlinks)
          )
        returning xmax = 0 as is_new
    )
    select count(*), count(*) filter (where is_new) into written, added_count from written_rows;
  elsif of_kind = 'backlinks' then
    with written_rows as (
      insert into public.backlinks as known
          (source_url, target_url, anchor, rating, is_nofollow, first_seen, last_seen, provider, import_id)
        select list.source_url, list.target_url, coalesce(list.anchor, ''), list.rating, list.is_nofollow, list.first_seen,
          list.last_seen, of_source, of_import
        from jsonb_populate_recordset(null::public.backlinks, import -> 'rows') as list
        on conflict (source_url, target_url) do update
          set anchor = excluded.anchor,
            rating = excluded.rating,
            is_nofollow = excluded.is_nofollow,
            first_seen = least(known.first_seen, excluded.first_seen),
            last_seen = greatest(known.last_seen, excluded.last_seen),
            provider = excluded.provider,
            import_id = excluded.import_id
          where (known.anchor, known.rating, known.is_nofollow, known.first_seen, known.last_seen, known.provider)
            is distinct from (
              excluded.anchor, excluded.rating, excluded.is_nofollow, least(known.first_seen, excluded.first_seen),
              greatest(known.last_seen, excluded.last_seen), excluded.provider
            )
        returning xmax = 0 as is_new
    )
    select count(*), count(*) filter (where is_new) into written, added_count from written_rows;
  else
    select stored.written, stored.added into written, added_count
      from private.store_search_figures(of_kind, of_day, of_import, import -> 'rows') as stored;
  end if;

  update public.authority_imports as imports
    set added = added_count, changed = written - added_count, unchanged = row_count - written
    where imports.id = of_import;
  perform private.audit(
    'authority.imported', 'authority_import:' || of_import,
    jsonb_build_object('kind', of_kind, 'rows', row_count, 'added', added_count, 'changed', written - added_count)
  );
  return jsonb_build_object(
    'import_id', of_import, 'added', added_count, 'changed', written - added_count, 'unchanged', row_count - written
  );
end;
$$;

-- What a goal starts from is not the browser's to say.
create function private.start_authority_goal()
  returns trigger
  language plpgsql
  security definer
as $$
begin
  new.start_value = (select newest.value from public.newest_authority_figure(new.measure, new.subject) as newest);
  return new;
end;
$$;

create trigger authority_goals_start
  before insert on public.authority_goals
  for each row execute function private.start_authority_goal();

-- IndexNow: tells search engines which pages are new, changed or gone. Nothing is sent where no key is set.

-- Every page that search engines may know, and since when there is something to tell of it.
create table public.indexnow_pages (
  path text primary key,
  -- It is in the sitemap.
  is_listed boolean not null,
  -- When search engines may be told; null where there is nothing to tell.
  due_at timestamptz,
  -- When the last call that named it was accepted.
  told_at timestamptz,
  constraint indexnow_pages_path_form check (path ~ '^/' and char_length(path) <= 2000)
);

create index indexnow_pages_due on public.indexnow_pages (due_at) where due_at is not null;

-- The newest 500 calls with their outcome.
create table public.indexnow_calls (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null default now(),
  pages integer not null,
  -- The first page of the call.
  example text not null,
  outcome text not null,
  -- HTTP status; null where no answer came.
  status integer,
  -- When the same pages are sent again; null where they are not.
  retry_at timestamptz,
  constraint indexnow_calls_outcome_known check (
    outcome in (
      'accepted', 'key-pending', 'malformed', 'key-refused', 'pages-refused', 'limited', 'unavailable', 'unreachable'
    )
  ),
  constraint indexnow_calls_pages check (pages between 1 and 10000)
);

-- One row: whose turn it is, and how long a refusal has to be waited for.
create table private.indexnow_turn (
  is_only boolean primary key default true,
  not_before timestamptz not null default '-infinity',
  leased_until timestamptz not null default '-infinity',
  -- Calls in a row that have to be sent again.
  failures integer not null default 0,
  -- When the sitemap was last compared.
  listed_at timestamptz,
  constraint indexnow_turn_one_row check (is_only)
);

insert into private.indexnow_turn default values;

call private.let_admins_read('public.indexnow_pages', 'public.indexnow_calls');

-- A saved post changes its page: when visitors can read it, could read it, or will. Its page is composed again within
-- seconds, so search engines are told two minutes later.
create function private.note_post_for_indexnow()
  returns trigger
  language plpgsql
  security definer
as $$
declare
  shown constant text[] := array['scheduled', 'published'];
begin
  if tg_op <> 'INSERT' and old.status = any (shown) then
    if tg_op = 'DELETE' or new.slug <> old.slug or new.status <> all (shown) then
      if old.published_at <= pg_catalog.now() then
        insert into public.indexnow_pages as known (path, is_listed, due_at)
          values ('/blog/' || old.slug, false, pg_catalog.now() + interval '2 minutes')
          on conflict (path) do update set due_at = excluded.due_at;
      else
        -- It was planned and never public, so there is nothing to tell.
        delete from public.indexnow_pages as known where known.path = '/blog/' || old.slug and known.told_at is null;
      end if;
    end if;
  end if;
  if tg_op <> 'DELETE' and new.status = any (shown) then
    insert into public.indexnow_pages as known (path, is_listed, due_at)
      values ('/blog/' || new.slug, false, greatest(new.published_at, pg_catalog.now()) + interval '2 minutes')
      on conflict (path) do update set due_at = excluded.due_at;
  end if;
  return null;
end;
$$;

create trigger blog_posts_indexnow
  after insert or update or delete on public.blog_posts
  for each row execute function private.note_post_for_indexnow();

-- Compares the paths of the sitemap with those that were in it: new ones and those that left it are due. Answers how many.
-- An empty list is refused: it is an error of the sitemap, and would tell that every page is gone.
create function public.compare_indexnow_sitemap(paths text[])
  returns integer
  language plpgsql
  security definer
as $$
declare
  noted integer := 0;
  left_it integer;
begin
  if coalesce(pg_catalog.cardinality(paths), 0) not between 1 and 50000 then
    raise exception 'A sitemap has 1 to 50,000 pages.' using errcode = '22023';
  end if;
  with arrived as (
    insert into public.indexnow_pages as known (path, is_listed, due_at)
      select distinct listed.path, true, pg_catalog.now() from pg_catalog.unnest(paths) as listed (path)
      on conflict (path) do update
        set is_listed = true, due_at = coalesce(known.due_at, case when known.told_at is null then excluded.due_at end)
        where not known.is_listed
      returning due_at
  )
  select count(*) into noted from arrived where arrived.due_at is not null;
  update public.indexnow_pages as known
    set is_listed = false, due_at = pg_catalog.now()
    where known.is_listed and known.path <> all (paths);
  get diagnostics left_it = row_count;
  update private.indexnow_turn set listed_at = pg_catalog.now();
  return noted + left_it;
end;
$$;

-- Takes the turn for one call, and answers its paths, oldest first; null where nothing is due, a refusal has to be waited
-- for, or another sender has the turn. A sender that never comes back loses it after five minutes.
create function public.begin_indexnow_call(most integer default 10000)
  returns text[]
  language plpgsql
  security definer
as $$
declare
  taken text[];
begin
  perform 1 from private.indexnow_turn as turn
    where turn.not_before <= pg_catalog.now() and turn.leased_until <= pg_catalog.now()
    for update skip locked;
  if not found then
    return null;
  end if;
  select pg_catalog.array_agg(due.path order by due.due_at, due.path) into taken
    from (
      select pages.path, pages.due_at from public.indexnow_pages as pages
      where pages.due_at <= pg_catalog.now()
      order by pages.due_at, pages.path
      limit least(greatest(most, 1), 10000)
    ) as due;
  if taken is not null then
    update private.indexnow_turn set leased_until = pg_catalog.now() + interval '5 minutes';
  end if;
  return taken;
end;
$$;

-- Notes the outcome of a call and gives the turn back. `retry_seconds`: the same pages are sent again then; null: they are
-- done. A page that changed meanwhile stays due. Answers how many calls in a row have failed.
create function public.finish_indexnow_call(
  paths text[], outcome text, status integer default null, retry_seconds integer default null
)
  returns integer
  language plpgsql
  security definer
as $$
declare
  is_told constant boolean := finish_indexnow_call.outcome in ('accepted', 'key-pending');
  -- The lease began when the paths were read, by the clock that the pages are stamped with.
  began_at constant timestamptz := (select turn.leased_until - interval '5 minutes' from private.indexnow_turn as turn);
  failed integer;
begin
  insert into public.indexnow_calls (pages, example, outcome, status, retry_at)
    values (
      pg_catalog.cardinality(paths), pg_catalog.left(paths[1], 500), finish_indexnow_call.outcome,
      finish_indexnow_call.status, pg_catalog.now() + pg_catalog.make_interval(secs => retry_seconds)
    );
  delete from public.indexnow_calls as calls
    where calls.id <= (select newest.id from public.indexnow_calls as newest order by newest.id desc offset 500 limit 1);
  if retry_seconds is null then
    update public.indexnow_pages as pages
      set due_at = null, told_at = case when is_told then pg_catalog.now() else pages.told_at end
      where pages.path = any (paths) and pages.due_at <= began_at;
    -- A page that is gone is told once, and forgotten. Posts that the sitemap has not listed yet stay for an hour.
    delete from public.indexnow_pages as pages
      where not pages.is_listed and pages.due_at is null and pages.told_at < pg_catalog.now() - interval '1 hour';
  end if;
  update private.indexnow_turn as turn
    set leased_until = '-infinity',
      failures = case when retry_seconds is null then 0 else turn.failures + 1 end,
      not_before = coalesce(pg_catalog.now() + pg_catalog.make_interval(secs => retry_seconds), '-infinity')
    returning turn.failures into failed;
  return failed;
end;
$$;

-- {"waiting", "told", "failures", "not_before", "listed_at", "last": {"sent_at", "pages", "outcome", "status"}}
create function public.indexnow_status()
  returns jsonb
  language sql
  stable
  security definer
as $$
  select pg_catalog.jsonb_build_object(
    'waiting', (select count(*) from public.indexnow_pages as pages where pages.due_at is not null),
    'told', (select count(*) from public.indexnow_pages as pages where pages.told_at is not null),
    'failures', turn.failures,
    'not_before', case when turn.not_before > pg_catalog.now() then turn.not_before end,
    'listed_at', turn.listed_at,
    'last', (
      select pg_catalog.jsonb_build_object(
        'sent_at', calls.sent_at, 'pages', calls.pages, 'outcome', calls.outcome, 'status', calls.status
      )
      from public.indexnow_calls as calls order by calls.id desc limit 1
    )
  )
  from private.indexnow_turn as turn;
$$;

-- Search Console by API: the same figures that admins import as CSV, asked for once a day by the schedule.

-- One row: when Google was last asked, and what came of it.
create table public.search_console_state (
  is_only boolean primary key default true,
  asked_at timestamptz,
  succeeded_at timestamptz,
  next_at timestamptz not null default '-infinity',
  outcome text not null default 'never',
  -- A code of Google for the outcome; never its words, which may quote the key.
  detail text not null default '',
  failures integer not null default 0,
  -- Rows that the last success read.
  figures integer not null default 0,
  -- The newest day with final figures that was read.
  last_day date,
  constraint search_console_state_one_row check (is_only),
  constraint search_console_state_outcome_known check (
    outcome in (
      'never', 'asking', 'imported', 'key-malformed', 'key-refused', 'api-disabled', 'permission', 'site-unknown',
      'quota', 'refused', 'unavailable', 'unreachable', 'malformed'
    )
  ),
  constraint search_console_state_detail_length check (char_length(detail) <= 300)
);

insert into public.search_console_state default values;

call private.let_admins_read('public.search_console_state');

-- Takes the right to ask Google now, for one caller at a time. Answers null when it is not due, else {"last_day"}: the
-- newest day that was read before. An asker that never came back is given up after ten minutes.
create function public.begin_search_console_import()
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  taken public.search_console_state;
begin
  update public.search_console_state as state
    set asked_at = pg_catalog.clock_timestamp(), outcome = 'asking', detail = ''
    where case
      when state.outcome = 'asking' then state.asked_at <= pg_catalog.clock_timestamp() - interval '10 minutes'
      else state.next_at <= pg_catalog.clock_timestamp()
    end
    returning * into taken;
  return case
    when taken.is_only then pg_catalog.jsonb_build_object('last_day', taken.last_day, 'failures', taken.failures)
  end;
end;
$$;

-- Notes what came of asking. `last_day` and `figures` count for a success alone.
create function public.finish_search_console_import(
  outcome text, next_seconds integer, detail text default '', figures integer default 0, last_day date default null
)
  returns void
  language sql
  security definer
as $$
  update public.search_console_state as state
    set outcome = $1, detail = pg_catalog.left($3, 300),
      next_at = pg_catalog.clock_timestamp() + pg_catalog.make_interval(secs => $2),
      failures = case when $1 = 'imported' then 0 else state.failures + 1 end,
      succeeded_at = case when $1 = 'imported' then pg_catalog.clock_timestamp() else state.succeeded_at end,
      figures = case when $1 = 'imported' then $4 else state.figures end,
      last_day = case when $1 = 'imported' then greatest(state.last_day, $5) else state.last_day end;
$$;

-- Imports figures of one kind in one transaction: {kind, file_name, measured_on, rows: [{item, measured_on, clicks,
-- impressions, position}]}. Answers {added, changed, unchanged}; the same rows again change nothing and leave no import.
-- Of queries and pages, a week keeps one snapshot of the API: the table grows by weeks, and positions are compared with
-- those of the week before.
create function public.import_search_console(import jsonb)
  returns jsonb
  language plpgsql
  security definer
as $$
declare
  api constant text := 'Google Search Console API';
  of_kind constant text := import ->> 'kind';
  of_day constant date := (import ->> 'measured_on')::date;
  row_count constant integer := pg_catalog.jsonb_array_length(import -> 'rows');
  of_import bigint;
  written integer;
  added_count integer;
begin
  if of_kind is null or of_kind <> all (array['queries', 'pages', 'dates']) then
    raise exception 'Figures of Search Console are of queries, pages or dates.' using errcode = '22023';
  end if;
  if row_count not between 1 and 25000 then
    raise exception 'An import has 1 to 25,000 rows.' using errcode = '22023';
  end if;
  insert into public.authority_imports (kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates)
    values (of_kind, api, import ->> 'file_name', of_day, row_count, 0, 0, 0, 0)
    returning id into of_import;
  if of_kind <> 'dates' then
    delete from public.search_figures as known
      using public.authority_imports as imports
      where known.import_id = imports.id and imports.source = api and known.dimension = of_kind
        and known.measured_on <> of_day
        and pg_catalog.date_trunc('week', known.measured_on::timestamp) = pg_catalog.date_trunc('week', of_day::timestamp);
  end if;
  select stored.written, stored.added into written, added_count
    from private.store_search_figures(of_kind, of_day, of_import, import -> 'rows') as stored;
  if written = 0 then
    delete from public.authority_imports as imports where imports.id = of_import;
  else
    update public.authority_imports as imports
      set added = added_count, changed = written - added_count, unchanged = row_count - written
      where imports.id = of_import;
  end if;
  return pg_catalog.jsonb_build_object(
    'added', added_count, 'changed', written - added_count, 'unchanged', row_count - written
  );
end;
$$;

-- Links of posts to other sites: whether they were alive when the server last asked, for a day. Written and read by the
-- function `link-checks` alone: the links of a draft are as private as the draft.

create table public.link_checks (
  url text primary key,
  state text not null,
  -- Why it is not alive; null where it is.
  reason text,
  -- HTTP status; null where no answer came.
  status integer,
  created_at timestamptz not null,
  constraint link_checks_url_form check (url ~ '^https?://' and octet_length(url) <= 2000),
  constraint link_checks_state_known check (state in ('alive', 'dead', 'unknown')),
  constraint link_checks_reason_length check (char_length(reason) <= 20)
);

create index link_checks_created_at on public.link_checks (created_at);

grant select, insert, update, delete on table public.link_checks to service_role;

call private.let_call('service_role',
  'begin_seo_strategy', 'find_seo_strategy', 'finish_seo_strategy', 'compare_indexnow_sitemap', 'begin_indexnow_call',
  'finish_indexnow_call', 'indexnow_status', 'begin_search_console_import', 'finish_search_console_import',
  'import_search_console'
);
call private.let_call('authenticated',
  'begin_seo_crawl', 'add_to_seo_crawl', 'finish_seo_crawl', 'note_seo_retest', 'compare_seo_findings', 'compare_seo_pages',
  'seo_crawl_checks', 'seo_external_links', 'seo_problems', 'newest_authority_figure', 'authority_goal_progress',
  'search_positions', 'backlink_months', 'import_authority'
);
call private.seal_schemas();
