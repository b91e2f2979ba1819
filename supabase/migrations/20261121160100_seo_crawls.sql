-- Crawls of the live site by staff: what pages there were, what was found on them, and since when.
-- A crawl runs in an admin's browser and comes in parts: `begin_seo_crawl`, `add_to_seo_crawl` as often as needed,
-- `finish_seo_crawl`. Until it is finished nobody reads it. The newest twenty are kept.

create table public.seo_crawls (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  saved_at timestamptz,
  saved_by uuid not null default auth.uid(),
  status text not null,
  below text not null,
  page_limit integer not null,
  is_rendered boolean not null,
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

comment on column public.seo_crawls.saved_at is 'Null while its parts come in.';
comment on column public.seo_crawls.saved_by is 'Account of the admin; no reference, the crawl outlives it.';
comment on column public.seo_crawls.below is 'Only pages at or below this path were read.';
comment on column public.seo_crawls.is_rendered is 'Pages were also run in a frame and compared with what was served.';
comment on column public.seo_crawls.is_whole is 'Every page of the site was reached: only then is a missing page a page that is gone.';

create table public.seo_crawl_pages (
  crawl_id bigint not null references public.seo_crawls (id) on delete cascade,
  path text not null,
  outcome text not null,
  status smallint,
  redirect_to text,
  depth smallint,
  title text,
  description text,
  words integer not null default 0,
  html_bytes integer not null default 0,
  load_ms integer not null default 0,
  in_sitemap boolean not null,
  is_indexable boolean not null,
  inlinks integer not null default 0,
  links text[] not null default '{}',
  external_links text[] not null default '{}',
  content_hash text,
  primary key (crawl_id, path),
  constraint seo_crawl_pages_path_form check (path ~ '^/' and char_length(path) <= 2000),
  constraint seo_crawl_pages_outcome_known check (outcome in ('read', 'redirected', 'not-html', 'failed', 'blocked'))
);

comment on column public.seo_crawl_pages.status is 'HTTP status of the last answer; null where none came.';
comment on column public.seo_crawl_pages.depth is 'Fewest clicks from where the crawl began; null where no link leads.';
comment on column public.seo_crawl_pages.links is 'Paths of the pages of this site that it links to, each once.';
comment on column public.seo_crawl_pages.external_links is 'Addresses on other sites, each once. They are listed, never fetched.';
comment on column public.seo_crawl_pages.content_hash is 'SHA-256 of title, description and text; null where no page was read.';

create table public.seo_findings (
  crawl_id bigint not null references public.seo_crawls (id) on delete cascade,
  fingerprint text not null,
  check_key text not null,
  rule text not null,
  severity text not null,
  severity_rank smallint not null generated always as (
    case severity when 'error' then 1 when 'warning' then 2 else 3 end
  ) stored,
  path text not null,
  subject text not null,
  evidence text not null,
  related text[] not null default '{}',
  needs_whole boolean not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  state text not null default 'open',
  retested_at timestamptz,
  primary key (crawl_id, fingerprint),
  constraint seo_findings_fingerprint_length check (char_length(fingerprint) between 1 and 800),
  constraint seo_findings_severity_known check (severity in ('error', 'warning', 'notice')),
  constraint seo_findings_state_known check (state in ('open', 'gone')),
  constraint seo_findings_evidence_length check (char_length(evidence) between 1 and 2000)
);

comment on column public.seo_findings.fingerprint is 'Check, rule, path and subject: the same finding of another crawl has the same.';
comment on column public.seo_findings.severity_rank is 'Worst first.';
comment on column public.seo_findings.related is 'Other pages that it takes to see it, such as those with the same title.';
comment on column public.seo_findings.needs_whole is 'Seen only by a crawl of the whole site.';
comment on column public.seo_findings.state is 'gone: a test after the crawl did not find it any more.';

create index seo_findings_fingerprint on public.seo_findings (fingerprint);

alter table public.seo_crawls enable row level security;
alter table public.seo_crawl_pages enable row level security;
alter table public.seo_findings enable row level security;

create policy "admins read saved crawls"
  on public.seo_crawls for select to authenticated
  using (saved_at is not null and (select public.is_admin()));
create policy "admins read crawled pages"
  on public.seo_crawl_pages for select to authenticated
  using ((select public.is_admin()));
create policy "admins read findings"
  on public.seo_findings for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.seo_crawls, public.seo_crawl_pages, public.seo_findings
  from public, anon, authenticated, service_role;
grant select on table public.seo_crawls, public.seo_crawl_pages, public.seo_findings to authenticated, service_role;

-- The crawl that the caller is saving. Raises 42501 for anybody but an admin, P0002 where there is none.
create function private.unsaved_seo_crawl(crawl_id bigint)
  returns public.seo_crawls
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  crawl public.seo_crawls;
begin
  if not public.is_admin() then
    raise exception 'Only admins save crawls.' using errcode = '42501';
  end if;
  select * into crawl from public.seo_crawls as crawls
    where crawls.id = unsaved_seo_crawl.crawl_id and crawls.saved_at is null and crawls.saved_by = (select auth.uid())
    for update;
  if not found then
    raise exception 'There is no crawl % that waits for its parts.', crawl_id using errcode = 'P0002';
  end if;
  return crawl;
end;
$$;

revoke all on function private.unsaved_seo_crawl(bigint) from public;

-- Begins to save a crawl and answers its id. What somebody began and never finished goes after an hour.
create function public.begin_seo_crawl(
  started_at timestamptz, finished_at timestamptz, status text, below text, page_limit integer, is_rendered boolean,
  is_whole boolean
)
  returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  new_id bigint;
begin
  if not public.is_admin() then
    raise exception 'Only admins save crawls.' using errcode = '42501';
  end if;
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only admins test findings.' using errcode = '42501';
  end if;
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
as $$
  select links.address, count(*), min(rows.path)
  from public.seo_crawl_pages as rows, pg_catalog.unnest(rows.external_links) as links (address)
  where rows.crawl_id = seo_external_links.crawl_id
  group by links.address;
$$;

revoke all on function
  public.begin_seo_crawl(timestamptz, timestamptz, text, text, integer, boolean, boolean),
  public.add_to_seo_crawl(bigint, jsonb, jsonb), public.finish_seo_crawl(bigint),
  public.note_seo_retest(bigint, text, text), public.compare_seo_findings(bigint, bigint),
  public.compare_seo_pages(bigint, bigint), public.seo_crawl_checks(bigint), public.seo_external_links(bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  public.begin_seo_crawl(timestamptz, timestamptz, text, text, integer, boolean, boolean),
  public.add_to_seo_crawl(bigint, jsonb, jsonb), public.finish_seo_crawl(bigint),
  public.note_seo_retest(bigint, text, text), public.compare_seo_findings(bigint, bigint),
  public.compare_seo_pages(bigint, bigint), public.seo_crawl_checks(bigint), public.seo_external_links(bigint)
  to authenticated;
