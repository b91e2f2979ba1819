-- The LinkedIn account that posts go out for. Tokens stand here encrypted, and only functions read them:
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
  checked_at timestamptz not null,
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

comment on column public.linkedin_connection.checked_at is 'When LinkedIn last said whose account this is.';
comment on column public.linkedin_connection.refused_at is 'LinkedIn refused the token: nothing goes out until somebody connects again.';

-- Sign-ins that were begun: each is good once, for ten minutes, for the admin and the browser that began it.
create table public.linkedin_oauth_states (
  state_hash text primary key,
  browser_hash text not null,
  admin_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint linkedin_oauth_states_hashes check (state_hash ~ '^[0-9a-f]{64}$' and browser_hash ~ '^[0-9a-f]{64}$')
);

insert into private.retention_rules (relation, condition) values
  ('public.linkedin_oauth_states', $$created_at < now() - interval '1 hour'$$);

alter table public.linkedin_connection enable row level security;
alter table public.linkedin_oauth_states enable row level security;
revoke all on table public.linkedin_connection, public.linkedin_oauth_states
  from public, anon, authenticated, service_role;
grant select on table public.linkedin_connection to service_role;
grant insert on table public.linkedin_oauth_states to service_role;

-- Uses a state up, whatever comes of it. Answers 'ok', or why not: 'unknown' (or used before), 'expired',
-- 'other-admin', 'other-browser'.
create function public.use_linkedin_state(state_hash text, browser_hash text, admin_id uuid)
  returns text
  language plpgsql
  security definer
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  perform private.queue_mail(
    'linkedin-expiry:' || extract(epoch from ends_at)::bigint || ':' || days,
    staff_address,
    'The access to LinkedIn ends on ' || to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC',
    'Planned posts fail from then on. Connect the account again before: ' || page || chr(10)
  );
end;
$$;

revoke all on function public.use_linkedin_state(text, text, uuid), public.save_linkedin_connection(jsonb),
  public.update_linkedin_connection(text, jsonb), public.delete_linkedin_connection(uuid),
  public.warn_of_linkedin_expiry(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.use_linkedin_state(text, text, uuid), public.save_linkedin_connection(jsonb),
  public.update_linkedin_connection(text, jsonb), public.delete_linkedin_connection(uuid),
  public.warn_of_linkedin_expiry(text, text)
  to service_role;
