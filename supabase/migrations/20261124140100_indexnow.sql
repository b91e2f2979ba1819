-- IndexNow: tells search engines which pages are new, changed or gone. Nothing is sent where no key is set.
--
--   indexnow_pages         every page that search engines may know, and since when there is something to tell of it
--   indexnow_calls         the newest 500 calls with their outcome
--   private.indexnow_turn  one row: whose turn it is, and how long a refusal has to be waited for

create table public.indexnow_pages (
  path text primary key,
  is_listed boolean not null,
  due_at timestamptz,
  told_at timestamptz,
  constraint indexnow_pages_path_form check (path ~ '^/' and char_length(path) <= 2000)
);

comment on column public.indexnow_pages.is_listed is 'It is in the sitemap.';
comment on column public.indexnow_pages.due_at is 'When search engines may be told; null where there is nothing to tell.';
comment on column public.indexnow_pages.told_at is 'When the last call that named it was accepted.';

create index indexnow_pages_due on public.indexnow_pages (due_at) where due_at is not null;

create table public.indexnow_calls (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null default now(),
  pages integer not null,
  example text not null,
  outcome text not null,
  status integer,
  retry_at timestamptz,
  constraint indexnow_calls_outcome_known check (
    outcome in (
      'accepted', 'key-pending', 'malformed', 'key-refused', 'pages-refused', 'limited', 'unavailable', 'unreachable'
    )
  ),
  constraint indexnow_calls_pages check (pages between 1 and 10000)
);

comment on column public.indexnow_calls.example is 'The first page of the call.';
comment on column public.indexnow_calls.status is 'HTTP status; null where no answer came.';
comment on column public.indexnow_calls.retry_at is 'When the same pages are sent again; null where they are not.';

create table private.indexnow_turn (
  is_only boolean primary key default true,
  not_before timestamptz not null default '-infinity',
  leased_until timestamptz not null default '-infinity',
  failures integer not null default 0,
  listed_at timestamptz,
  constraint indexnow_turn_one_row check (is_only)
);

comment on column private.indexnow_turn.failures is 'Calls in a row that have to be sent again.';
comment on column private.indexnow_turn.listed_at is 'When the sitemap was last compared.';

insert into private.indexnow_turn default values;
revoke all on table private.indexnow_turn from public, anon, authenticated, service_role;

alter table public.indexnow_pages enable row level security;
alter table public.indexnow_calls enable row level security;

create policy "admins read pages of IndexNow" on public.indexnow_pages for select to authenticated
  using ((select public.is_admin()));
create policy "admins read calls of IndexNow" on public.indexnow_calls for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.indexnow_pages, public.indexnow_calls from public, anon, authenticated, service_role;
grant select on table public.indexnow_pages, public.indexnow_calls to authenticated, service_role;

-- A saved post changes its page: when visitors can read it, could read it, or will. Its page is composed again within
-- seconds, so search engines are told two minutes later.
create function private.note_post_for_indexnow()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
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

revoke all on function private.note_post_for_indexnow() from public;

create trigger blog_posts_indexnow
  after insert or update or delete on public.blog_posts
  for each row execute function private.note_post_for_indexnow();

-- Compares the paths of the sitemap with those that were in it: new ones and those that left it are due. Answers how many.
-- An empty list is refused: it is an error of the sitemap, and would tell that every page is gone.
create function public.compare_indexnow_sitemap(paths text[])
  returns integer
  language plpgsql
  security definer
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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

revoke all on function
  public.compare_indexnow_sitemap(text[]), public.begin_indexnow_call(integer),
  public.finish_indexnow_call(text[], text, integer, integer), public.indexnow_status()
  from public, anon, authenticated, service_role;
grant execute on function
  public.compare_indexnow_sitemap(text[]), public.begin_indexnow_call(integer),
  public.finish_indexnow_call(text[], text, integer, integer), public.indexnow_status()
  to service_role;
