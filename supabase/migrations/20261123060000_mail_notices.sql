-- Mails that the database itself queues are rows of a template's name and its facts: the sender writes them as text and HTML
-- from the same source as every other mail (shared/mails). Rows that hold their words are sent as they are.
alter table public.mail_queue
  add column template text,
  add column facts jsonb,
  alter column subject drop not null,
  alter column text drop not null,
  add constraint mail_queue_facts_object check (jsonb_typeof(facts) = 'object'),
  add constraint mail_queue_words_or_template check (
    case when template is null
      then subject is not null and text is not null and facts is null
      else subject is null and text is null and html is null and facts is not null
    end
  );

comment on column public.mail_queue.template is 'Which mail is written from `facts` when it is sent; null: the row holds its words.';

-- Puts a mail of a template into the queue, in the caller's transaction; the same dedupe key once.
create function private.queue_notice(dedupe_key text, to_address text, template text, facts jsonb)
  returns void
  language sql
  set search_path = ''
as $$
  insert into public.mail_queue (dedupe_key, to_address, template, facts) values ($1, $2, $3, $4)
    on conflict on constraint mail_queue_dedupe_key_unique do nothing;
$$;

revoke all on function private.queue_notice(text, text, text, jsonb) from public, anon, authenticated, service_role;

-- As before, with the mail as a notice. The events with a mail are those of `accountWords` in shared/mails.
create or replace function private.note_account(
  user_id uuid,
  kind text,
  details jsonb default '{}',
  device text default null,
  dedupe text default null
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text;
begin
  select users.email into address
    from auth.users as users join public.user_roles as roles on roles.user_id = users.id and roles.role = 'admin'
    where users.id = note_account.user_id;
  if not found then
    return;
  end if;
  if address is not null and note_account.kind in (
    'password.changed', 'factor.added', 'factor.removed', 'recovery-codes.made', 'recovery-code.used', 'device.new',
    'account.locked'
  ) then
    perform private.queue_notice(
      'account:' || note_account.kind || ':' || note_account.user_id || ':'
        || coalesce(dedupe, pg_catalog.gen_random_uuid()::text),
      address,
      'account-notice',
      jsonb_build_object(
        'event', note_account.kind,
        'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'browser', nullif(btrim(left(regexp_replace(device, '[^ -~]', '', 'g'), 200)), '')
      )
    );
  end if;
  perform private.audit(note_account.kind, 'user:' || note_account.user_id, note_account.details);
end;
$$;

-- As before, with the mail as a notice.
create or replace function public.warn_of_linkedin_expiry(staff_address text, page text)
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
  perform private.queue_notice(
    'linkedin-expiry:' || extract(epoch from ends_at)::bigint || ':' || days,
    staff_address,
    'linkedin-expiry',
    jsonb_build_object('ends_at', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'page', page)
  );
end;
$$;
