-- Parts of the visits to which an admin has given a name. Each admin has their own. docs/decisions/0104-segments.md

create table public.traffic_segments (
  -- From the browser, so that an insert whose answer was lost can be asked for again, and an undone delete is the same row.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null default now(),
  constraint traffic_segments_name_form check (name = btrim(name) and char_length(name) between 1 and 60),
  constraint traffic_segments_filters_form check (
    jsonb_typeof(filters) = 'object' and filters <> '{}' and length(filters::text) <= 2000
    and filters - array['source', 'campaign', 'landing', 'page', 'visits'] = '{}'
    and not jsonb_path_exists(filters, '$.* ? (@.type() != "string")')
    and coalesce(filters ->> 'visits', 'new') in ('new', 'returning')
  )
);

comment on table public.traffic_segments is 'Segments of the traffic tool with a name. Each admin has their own.';
comment on column public.traffic_segments.filters is 'As the argument `segment` of the functions traffic_…';

create unique index traffic_segments_name on public.traffic_segments (user_id, lower(name));

revoke all on table public.traffic_segments from public, anon, authenticated, service_role;
alter table public.traffic_segments enable row level security;

create policy "admins have segments of their own"
  on public.traffic_segments for all to authenticated
  using ((select public.is_admin()) and user_id = (select auth.uid()))
  with check ((select public.is_admin()) and user_id = (select auth.uid()));

grant select, delete, insert (id, name, filters), update (name) on table public.traffic_segments to authenticated;
grant select on table public.traffic_segments to service_role;

create function private.limit_traffic_segments()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (select count(*) >= 100 from public.traffic_segments as segments where segments.user_id = new.user_id) then
    raise exception 'At most 100 segments have a name.' using errcode = '54000';
  end if;
  return new;
end;
$$;

revoke all on function private.limit_traffic_segments() from public, anon, authenticated, service_role;

create trigger traffic_segments_limit
  before insert on public.traffic_segments
  for each row execute function private.limit_traffic_segments();
