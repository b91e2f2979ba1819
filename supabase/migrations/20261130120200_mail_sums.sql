-- Mails that a form causes are limited for each inbox, over all forms and spellings, and for everyone together. The form is stored
-- in any case, and only its mail is left out.

-- As before: queues an array of {name, to, subject, text, html, headers}; prefix and name are the dedupe key. A mail named `staff`
-- is a notice, every other one goes to a visitor.
create or replace function private.queue_mails(prefix text, mails jsonb)
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  mail jsonb;
  mail_key text;
  inbox text;
  kinds text[];
begin
  for mail in select each from jsonb_array_elements($2) as each loop
    mail_key := $1 || ':' || (mail ->> 'name');
    -- The same mail is queued once, and takes nothing the second time.
    continue when exists (select from public.mail_queue as queue where queue.dedupe_key = mail_key);
    inbox := case when mail ->> 'name' <> 'staff' then private.inbox_hash(mail ->> 'to') end;
    kinds := case when inbox is null then '{notices-hour,notices-day}' else '{mails-hour,mails-day}' end;
    -- The day is looked at before the hour is taken: an inbox that has had its mails of a day takes none from the others.
    if private.exceeded(kinds[2], 1, inbox) is null
      and private.take(kinds[1], 1, inbox) and private.take(kinds[2], 1, inbox)
    then
      perform private.queue_mail(
        mail_key, mail ->> 'to', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail -> 'headers'
      );
    else
      perform private.count_security_event('rate-limited', 'mail', 'too-many', '', '', 1);
    end if;
  end loop;
end;
$$;

-- Whether a mail of the sign-in may go out now; counts it.
create function private.take_sign_in_mail()
  returns boolean
  language sql
  set search_path = ''
as $$
  select private.take('sign-in-mails', 1);
$$;

-- As before, but the question about a mistyped address is limited as the form is: each one is remembered for an hour.
create or replace function public.submit_salary_access(submission jsonb, input jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  doubted constant text :=
    'salary-access:doubt:' || (submission ->> 'ip_hash') || ':' || (submission ->> 'email_hash');
  newsletter constant jsonb := nullif(input -> 'newsletter', 'null');
  reference constant text := submission ->> 'reference';
  begun jsonb;
begin
  if input ->> 'doubt' is not null and not exists (
    select from public.rate_limit_hits as hits
    where hits.bucket = doubted and hits.at > pg_catalog.clock_timestamp() - interval '1 hour'
  ) then
    begun := public.submission_state('salary-access', submission);
    if begun ->> 'status' in ('limited', 'full') then
      return begun;
    end if;
    perform private.take('salary-access', 1);
    perform private.count_attempt(private.sender_buckets('salary-access', submission) || doubted);
    return jsonb_build_object('status', 'invalid', 'fields', jsonb_build_object('email', input ->> 'doubt'));
  end if;
  begun := private.begin_submission('salary-access', submission);
  if begun ->> 'status' <> 'new' then
    return begun;
  end if;
  insert into public.salary_access_requests (email, user_role, newsletter, page, consent_text)
    values (
      input ->> 'email', input ->> 'user_role', newsletter is not null, submission ->> 'page',
      input ->> 'consent_text'
    )
    on conflict (lower(email)) do update
      set email = excluded.email,
        user_role = excluded.user_role,
        newsletter = salary_access_requests.newsletter or excluded.newsletter,
        page = excluded.page,
        consent_text = excluded.consent_text,
        requested_at = excluded.requested_at;
  if newsletter is not null then
    -- This form counts no email addresses, so the mail itself is limited: one a day for an address.
    perform private.request_newsletter(
      'salary-access:' || (submission ->> 'email_hash') || ':' || current_date,
      submission ->> 'page',
      (newsletter - 'confirm_mail' - 'known_mail')
        || jsonb_build_object('email', input ->> 'email', 'user_role', input ->> 'user_role'),
      newsletter -> 'confirm_mail', newsletter -> 'known_mail'
    );
  end if;
  return jsonb_build_object('status', 'accepted', 'reference', reference);
end;
$$;

revoke all on function private.take_sign_in_mail() from public, anon, authenticated, service_role;
