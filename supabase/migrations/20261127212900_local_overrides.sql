-- A local override shows one remote from a developer's machine, in one staff session, for half an hour. The gateway signs the
-- cookie; the row says whether the override still counts, so that one that was ended stays ended, and a link works once.

create table private.local_overrides (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  app text not null,
  origin text not null,
  link text not null unique,
  begun_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz,
  constraint local_overrides_app_form check (app ~ '^[a-z][a-z0-9-]{0,60}$'),
  constraint local_overrides_origin_loopback check (origin ~ '^http://(localhost|127\.0\.0\.1):[0-9]{1,5}$'),
  constraint local_overrides_link_form check (link ~ '^[A-Z2-7]{26}$')
);

create index local_overrides_session on private.local_overrides (session_id) where ended_at is null;

alter table private.local_overrides enable row level security;

-- A link that was used is refused for as long as its row is kept.
insert into private.retention_rules (relation, condition) values
  ('private.local_overrides', $$begun_at < now() - interval '12 months'$$);

-- Ends the open overrides of a session, or one of them, with an entry for each in the name of the person.
create function private.end_local_overrides(session_id uuid, id uuid default null)
  returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller constant text := coalesce(pg_catalog.current_setting('request.jwt.claim.sub', true), '');
  claims constant text := coalesce(pg_catalog.current_setting('request.jwt.claims', true), '');
  ended private.local_overrides;
  count integer := 0;
begin
  for ended in
    update private.local_overrides as overrides set ended_at = now()
      where overrides.ended_at is null and overrides.expires_at > now()
        and (end_local_overrides.session_id is null or overrides.session_id = end_local_overrides.session_id)
        and (end_local_overrides.id is null or overrides.id = end_local_overrides.id)
      returning overrides.*
  loop
    count := count + 1;
    -- The request may have no token, and the row names the person all the same.
    perform pg_catalog.set_config('request.jwt.claim.sub', ended.user_id::text, true);
    perform pg_catalog.set_config('request.jwt.claims', jsonb_build_object('sub', ended.user_id)::text, true);
    perform private.audit(
      'override.ended', 'app:' || ended.app, jsonb_build_object('override', ended.id, 'origin', ended.origin)
    );
    perform pg_catalog.set_config('request.jwt.claim.sub', caller, true);
    perform pg_catalog.set_config('request.jwt.claims', claims, true);
  end loop;
  return count;
end;
$$;

-- Begins an override for the session of the request, and ends the one that it had. Answers {"id", "expires_at"}.
-- Raises 42501 for everyone but admins and without a session, PT403 without a fresh sign-in, PT409 for a link that was used.
create function public.begin_local_override(app text, origin text, link text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  begun private.local_overrides;
begin
  if not public.is_admin() or session is null then
    raise exception 'Only admins show an app from their own machine.' using errcode = '42501';
  end if;
  perform public.require_fresh_sign_in();
  perform private.end_local_overrides(session);
  insert into private.local_overrides (user_id, session_id, app, origin, link)
    values ((select auth.uid()), session, begin_local_override.app, begin_local_override.origin, begin_local_override.link)
    on conflict on constraint local_overrides_link_key do nothing
    returning * into begun;
  if not found then
    raise exception 'This link was used. Start pnpm dev again for another one.'
      using errcode = 'PT409', detail = 'used-link';
  end if;
  perform private.audit('override.begun', 'app:' || begun.app, jsonb_build_object(
    'override', begun.id, 'origin', begun.origin, 'until', begun.expires_at
  ));
  return jsonb_build_object('id', begun.id, 'expires_at', begun.expires_at);
end;
$$;

-- Whether an override counts now: not ended, not expired, and its session still opens the staff area. The gateway asks for
-- every page of that session; nobody can guess an id.
create function public.local_override_is_open(id uuid)
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from private.local_overrides as overrides
    where overrides.id = local_override_is_open.id and overrides.ended_at is null and overrides.expires_at > now()
      and private.access_of(overrides.user_id, jsonb_build_object('session_id', overrides.session_id)) = 'allowed'
  );
$$;

-- Ends an override. Answers whether it was open. Its id is enough: after a sign-out there is no token.
create function public.end_local_override(id uuid)
  returns boolean
  language sql
  security definer
  set search_path = ''
as $$
  select private.end_local_overrides(null, end_local_override.id) > 0 where end_local_override.id is not null;
$$;

revoke all on table private.local_overrides from public, anon, authenticated, service_role;
revoke all on function private.end_local_overrides(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function public.begin_local_override(text, text, text), public.local_override_is_open(uuid),
  public.end_local_override(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_local_override(text, text, text) to authenticated;
grant execute on function public.local_override_is_open(uuid), public.end_local_override(uuid) to anon, authenticated;
