-- The steps of a weekly report: when each was done, and by which account. The schedule and commands have none.

alter table public.weekly_reports
  add column measured_by uuid,
  add column written_at timestamptz,
  add column written_by uuid,
  add column previewed_at timestamptz,
  add column previewed_by uuid,
  add column published_at timestamptz,
  add column published_by uuid;

comment on column public.weekly_reports.measured_by is
  'Account that measured; null: the schedule or a command. No reference, as in the audit log: a row outlives the account.';
comment on column public.weekly_reports.written_at is 'When its words were last changed; null for older reports.';
comment on column public.weekly_reports.previewed_at is 'When a person found these words and figures right; null once either changes.';
comment on column public.weekly_reports.published_at is 'When it last went to the blog; null for older reports.';

-- Nobody noted who measured the reports that are there: an account that does not exist, which is shown without a name.
update public.weekly_reports set measured_by = '00000000-0000-0000-0000-000000000000';

-- Definer: the callers of publish_weekly_report may not write these columns, so no one can sign with another name.
create function private.note_report_step()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
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
  set search_path = ''
as $$
declare
  report public.weekly_reports;
begin
  perform private.require_staff();
  select * into report from public.weekly_reports as reports where reports.week = note_report_preview.week for update;
  perform private.expect_report_version(report, expected_version);
  update public.weekly_reports as reports
    set previewed_at = now(), previewed_by = auth.uid()
    where reports.week = report.week;
end;
$$;

-- {"at", "by"}; "by" is {"kind": "server"}, {"kind": "person", "email"}, or {"kind": "unknown"}: an account that is gone.
create function private.step_note(at timestamptz, account uuid)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select case when $1 is not null then jsonb_build_object('at', $1, 'by', case
    when $2 is null then jsonb_build_object('kind', 'server')
    else coalesce(
      (select jsonb_build_object('kind', 'person', 'email', users.email) from auth.users as users where users.id = $2),
      jsonb_build_object('kind', 'unknown')
    )
  end) end;
$$;

-- What was done for the report of a week: {"measured", "written", "previewed", "published", "sent", "drafted"}, each null
-- or as private.step_note answers, and "post", its LinkedIn post: {"id", "status", "scheduled_for", "posted_at",
-- "problem"}. For admins.
create function public.weekly_report_steps(week date)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
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
    -- Of the audit log: the campaign forgets an account that is deleted, and would then seem to be of the schedule.
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

revoke all on function private.note_report_step(), private.step_note(timestamptz, uuid)
  from public, anon, authenticated, service_role;
revoke all on function public.note_report_preview(date, integer), public.weekly_report_steps(date)
  from public, anon, authenticated, service_role;
grant execute on function public.note_report_preview(date, integer), public.weekly_report_steps(date) to authenticated, service_role;
