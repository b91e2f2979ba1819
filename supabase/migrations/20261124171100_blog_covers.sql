-- Covers of posts. A post without one has a drawing; an admin may choose an uploaded picture instead. A picture knows how it was
-- cut and which point of it matters: pages that show a part of it keep that point in view.

alter table public.blog_images
  add column shape text not null default 'whole',
  add column zoom real not null default 1,
  add column focus_x real not null default 0.5,
  add column focus_y real not null default 0.5,
  add column card_path text,
  add column widths integer[] not null default '{}',
  add constraint blog_images_shape_known check (shape in ('whole', 'wide', 'photo', 'square')),
  add constraint blog_images_zoom_range check (zoom between 1 and 4),
  add constraint blog_images_focus_range check (least(focus_x, focus_y) >= 0 and greatest(focus_x, focus_y) <= 1),
  add constraint blog_images_card_form check (
    card_path ~ '^[a-z0-9]+([-/._][a-z0-9]+)*$' and char_length(card_path) <= 200
  ),
  add constraint blog_images_widths_range check (
    cardinality(widths) <= 8 and 0 < all (widths) and 20000 >= all (widths)
  );

comment on column public.blog_images.shape is 'How it was cut before it was stored, with zoom: `whole` is as it was.';
comment on column public.blog_images.focus_x is
  'The point that matters, as a share of the stored width, as focus_y is of the height. 0.5 is the middle.';
comment on column public.blog_images.card_path is
  'The part around that point for shared links, 1200 by 630 px, in the same bucket; null where it is no cover.';
comment on column public.blog_images.widths is
  'Smaller copies, px: each is there as WebP and AVIF under its own name with `-<width>` before the ending. Empty: none.';

-- Everyone may know how a picture is shown; how it was cut is for the tool.
grant select (focus_x, focus_y, card_path, widths) on table public.blog_images to anon;
-- The function that makes the copies stores what it made.
grant insert on table public.blog_images to service_role;

alter table public.blog_posts add column cover text references public.blog_images (path);
alter table public.blog_post_revisions add column cover text;
create index blog_posts_cover on public.blog_posts (cover) where cover is not null;

comment on column public.blog_posts.cover is 'An uploaded picture; null where the cover is drawn.';

-- As before, with cover among the fields whose change is counted as a save.
create or replace function private.count_blog_save()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.has_been_public = new.status in ('scheduled', 'published') and new.published_at <= pg_catalog.now();
  if tg_op = 'INSERT' then
    new.version = 1;
    return new;
  end if;
  -- A planned post became public by its time alone, without a save.
  new.has_been_public = new.has_been_public or old.has_been_public
    or (old.status in ('scheduled', 'published') and old.published_at <= pg_catalog.now());
  new.created_at = old.created_at;
  new.version = old.version;
  new.updated_at = old.updated_at;
  if (new.slug, new.title, new.seo_title, new.description, new.body, new.topic, new.author_id, new.audience, new.status,
      new.published_at, new.content_updated_at, new.cover)
    is distinct from (old.slug, old.title, old.seo_title, old.description, old.body, old.topic, old.author_id,
      old.audience, old.status, old.published_at, old.content_updated_at,
      old.cover)
  then
    new.version = old.version + 1;
    new.updated_at = pg_catalog.now();
  end if;
  return new;
end;
$$;

-- As before, with cover in the copy.
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
    content_updated_at, cover, saved_by, is_automatic, begun_at
  ) values (
    new.id, new.version, new.slug, new.title, new.seo_title, new.description, new.body, new.topic, new.author_id,
    new.audience, new.status, new.published_at, new.content_updated_at, new.cover, (select auth.uid()), is_automatic,
    coalesce(begun, pg_catalog.now())
  );
  return null;
end;
$$;

-- As before, with the field cover. An editor that does not know it leaves it as it is.
create or replace function public.save_blog_post(
  fields jsonb, post_id bigint default null, expected_version integer default null
)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  known constant text[] := array[
    'slug', 'title', 'seo_title', 'description', 'body', 'topic', 'author', 'audience', 'status', 'published_at',
    'content_updated_at', 'cover'
  ];
  post public.blog_posts;
  saved record;
begin
  if current_user <> 'service_role' then
    if not public.is_admin() then
      raise exception 'Only admins write posts.' using errcode = '42501';
    end if;
  end if;
  if exists (select 1 from pg_catalog.jsonb_object_keys(fields) as given (name) where given.name <> all (known)) then
    raise exception 'Fields of a post are %.', pg_catalog.array_to_string(known, ', ') using errcode = '22023';
  end if;

  if save_blog_post.post_id is not null then
    select * into post from public.blog_posts as posts where posts.id = save_blog_post.post_id for update;
    if not found then
      raise exception 'There is no post %.', save_blog_post.post_id using errcode = 'P0002';
    end if;
    if post.version is distinct from expected_version then
      raise exception 'The post was changed meanwhile: it is at version %.', post.version
        using errcode = 'PT409', detail = pg_catalog.jsonb_build_object('id', post.id, 'version', post.version)::text;
    end if;
  else
    post.description := '';
    post.body := '';
    post.audience := 'both';
    post.status := 'draft';
  end if;

  post := pg_catalog.jsonb_populate_record(post, fields - 'author');
  if fields ? 'author' then
    select authors.id into post.author_id from public.blog_authors as authors where authors.slug = fields ->> 'author';
    if not found then
      raise exception 'There is no author "%".', fields ->> 'author' using errcode = '23503';
    end if;
  end if;
  if fields ->> 'status' = 'published' and not fields ? 'published_at' then
    post.published_at := least(post.published_at, pg_catalog.now());
  end if;

  if save_blog_post.post_id is null then
    insert into public.blog_posts (
      slug, title, seo_title, description, body, topic, author_id, audience, status, published_at, content_updated_at, cover
    ) values (
      post.slug, post.title, post.seo_title, post.description, post.body, post.topic, post.author_id, post.audience,
      post.status, post.published_at, post.content_updated_at, post.cover
    )
    returning id, version into saved;
  else
    update public.blog_posts as posts set
      slug = post.slug, title = post.title, seo_title = post.seo_title, description = post.description,
      body = post.body, topic = post.topic, author_id = post.author_id, audience = post.audience, status = post.status,
      published_at = post.published_at, content_updated_at = post.content_updated_at,
      cover = post.cover
    where posts.id = save_blog_post.post_id
    returning posts.id, posts.version into saved;
  end if;
  return pg_catalog.jsonb_build_object('id', saved.id, 'version', saved.version);
end;
$$;
