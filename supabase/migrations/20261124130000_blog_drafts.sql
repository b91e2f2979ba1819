-- Drafts that save themselves. A draft may lack its title, topic, description and text; what visitors can read may not.
-- The editor saves a draft a few seconds after each change. Every save counts as a version, so that two editors notice
-- each other, but of the automatic saves of one person only the last one within ten minutes is kept as a revision.

alter table public.blog_posts
  drop constraint blog_posts_title_length,
  drop constraint blog_posts_topic_form,
  drop constraint blog_posts_shown_is_whole,
  add constraint blog_posts_title_length check (char_length(title) <= 200),
  add constraint blog_posts_topic_form check (topic ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$'),
  add constraint blog_posts_shown_is_whole check (
    status not in ('scheduled', 'published') or least(
      char_length(btrim(title)), char_length(topic), char_length(btrim(description)), char_length(btrim(body))
    ) > 0
  );

comment on column public.blog_posts.topic is 'Slug of the topic; empty while a draft has none.';

alter table public.blog_post_revisions
  add column is_automatic boolean not null default false,
  add column begun_at timestamptz not null default now();

comment on column public.blog_post_revisions.is_automatic is
  'Saved by the editor on its own. The next automatic save of the same person replaces it, within ten minutes of begun_at.';
comment on column public.blog_post_revisions.begun_at is
  'When the first of the automatic saves was made that this one has replaced; else when it was saved.';

-- As before, and an automatic save replaces the automatic one before it.
create or replace function private.keep_blog_save()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_automatic constant boolean := coalesce(pg_catalog.current_setting('blog.save', true), '') = 'automatic';
  begun timestamptz;
begin
  if tg_op = 'UPDATE' and new.version = old.version then
    -- A save by hand without a change: from now on what was saved automatically is kept.
    if not is_automatic then
      update public.blog_post_revisions as kept set is_automatic = false
        where kept.post_id = new.id and kept.version = new.version and kept.is_automatic;
    end if;
    return null;
  end if;
  if exists (select 1 from public.blog_slug_history as history where history.slug = new.slug and history.post_id <> new.id) then
    raise exception 'The address "%" leads to another post, which had it before.', new.slug using errcode = '23505';
  end if;
  delete from public.blog_slug_history as history where history.slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug and (
    old.has_been_public or (old.status in ('scheduled', 'published') and old.published_at <= pg_catalog.now())
  ) then
    insert into public.blog_slug_history (slug, post_id) values (old.slug, new.id);
  end if;
  if tg_op = 'UPDATE' and is_automatic then
    delete from public.blog_post_revisions as kept
      where kept.post_id = new.id and kept.version = old.version and kept.is_automatic
        and kept.saved_by is not distinct from (select auth.uid())
        and kept.begun_at > pg_catalog.now() - interval '10 minutes'
      returning kept.begun_at into begun;
  end if;
  insert into public.blog_post_revisions (
    post_id, version, slug, title, seo_title, description, body, topic, author_id, audience, status, published_at,
    content_updated_at, saved_by, is_automatic, begun_at
  ) values (
    new.id, new.version, new.slug, new.title, new.seo_title, new.description, new.body, new.topic, new.author_id,
    new.audience, new.status, new.published_at, new.content_updated_at, (select auth.uid()), is_automatic,
    coalesce(begun, pg_catalog.now())
  );
  return null;
end;
$$;

-- Saves a draft on the editor's own account: as save_blog_post does, with the same fields but `status` and
-- `published_at`. Raises 55000 for a post that visitors see or will see: its changes go out when a person saves them.
create function public.save_blog_draft(fields jsonb, post_id bigint default null, expected_version integer default null)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  saved jsonb;
begin
  if fields ?| array['status', 'published_at'] then
    raise exception 'An automatic save does not change the state of a post.' using errcode = '22023';
  end if;
  if exists (
    select 1 from public.blog_posts as posts
      where posts.id = save_blog_draft.post_id and posts.status in ('scheduled', 'published')
        and posts.version = expected_version
  ) then
    raise exception 'Visitors see this post: it is not saved automatically.' using errcode = '55000';
  end if;
  perform pg_catalog.set_config('blog.save', 'automatic', true);
  saved := public.save_blog_post(fields, save_blog_draft.post_id, expected_version);
  perform pg_catalog.set_config('blog.save', '', true);
  return saved;
end;
$$;

revoke all on function public.save_blog_draft(jsonb, bigint, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_blog_draft(jsonb, bigint, integer) to authenticated;
