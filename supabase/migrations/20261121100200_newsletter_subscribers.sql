-- Double opt-in: a row is pending until the link in the mail was confirmed. Who unsubscribes is deleted.
create table public.newsletter_subscribers (
  id uuid primary key,
  email text not null,
  user_role text,
  status text not null default 'pending',
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

comment on column public.newsletter_subscribers.id is
  'Derived from the address with the secret of the functions, so that links can be made before the row exists.';
comment on column public.newsletter_subscribers.consent_text is
  'What the subscriber agreed to, word for word, with its time and page.';

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;
revoke all on table public.newsletter_subscribers from public, anon, authenticated, service_role;
-- For sending an issue.
grant select on table public.newsletter_subscribers to service_role;

insert into private.retention_rules (relation, condition) values
  ('public.newsletter_subscribers', $$status = 'pending' and consent_at < now() - interval '7 days'$$);

-- `input` is {id, email, user_role, consent_text}. A new or pending address gets `confirm_mail`; one
-- that is confirmed already gets `known_mail`: the answer is the same, so that nobody can find out who reads.
create function public.submit_newsletter(submission jsonb, input jsonb, confirm_mail jsonb, known_mail jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  begun jsonb := private.begin_submission('newsletter', submission);
  reference text := submission ->> 'reference';
  is_confirmed boolean;
begin
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  insert into public.newsletter_subscribers (id, email, user_role, consent_text, consent_page)
    values (
      (input ->> 'id')::uuid, input ->> 'email', input ->> 'user_role', input ->> 'consent_text',
      submission ->> 'page'
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
    'newsletter:' || reference,
    jsonb_build_array(case when is_confirmed then known_mail else confirm_mail end)
  );
  return jsonb_build_object('status', 'accepted', 'reference', reference);
end;
$$;

-- True when the address is subscribed now, also when it was before; false when there is no such sign-up.
create function public.confirm_newsletter(subscriber_id uuid)
  returns boolean
  language sql
  security definer
  set search_path = ''
as $$
  with confirmed as (
    update public.newsletter_subscribers as subscribers
      set status = 'confirmed', confirmed_at = coalesce(subscribers.confirmed_at, now())
      where subscribers.id = $1
      returning 1
  )
  select exists (select from confirmed);
$$;

-- Deletes the subscriber; true when there was one.
create function public.unsubscribe_newsletter(subscriber_id uuid)
  returns boolean
  language sql
  security definer
  set search_path = ''
as $$
  with deleted as (
    delete from public.newsletter_subscribers as subscribers where subscribers.id = $1 returning 1
  )
  select exists (select from deleted);
$$;

-- {"pending": …, "confirmed": …} for admins; nobody reads the addresses through the API.
create function public.newsletter_counts()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'Only admins may count subscribers.';
  end if;
  return (
    select jsonb_build_object(
      'pending', count(*) filter (where status = 'pending'),
      'confirmed', count(*) filter (where status = 'confirmed')
    )
    from public.newsletter_subscribers
  );
end;
$$;

revoke all on function
  public.submit_newsletter(jsonb, jsonb, jsonb, jsonb), public.confirm_newsletter(uuid),
  public.unsubscribe_newsletter(uuid), public.newsletter_counts()
  from public, anon, authenticated, service_role;
grant execute on function
  public.submit_newsletter(jsonb, jsonb, jsonb, jsonb), public.confirm_newsletter(uuid),
  public.unsubscribe_newsletter(uuid)
  to service_role;
grant execute on function public.newsletter_counts() to authenticated;
