-- Saves a post: a new one without `post_id`, else the one that still is at `expected_version`.
-- `fields`: slug, title, description, body, topic, author (slug of one), audience, status, published_at,
-- content_updated_at; what is not named stays as it is. A post that is published without a time gets
-- the time of its first publication, or now.
-- Answers {"id", "version"}. Raises
--   PT409  (HTTP 409) the post is at another version by now; the detail is {"id", "version"} of the stored one
--   23505  the slug leads to another post, which had it before
--   23503  there is no such author
--   P0002  there is no such post
create function public.save_blog_post(fields jsonb, post_id bigint default null, expected_version integer default null)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  known constant text[] := array[
    'slug', 'title', 'description', 'body', 'topic', 'author', 'audience', 'status', 'published_at', 'content_updated_at'
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
      slug, title, description, body, topic, author_id, audience, status, published_at, content_updated_at
    ) values (
      post.slug, post.title, post.description, post.body, post.topic, post.author_id, post.audience, post.status,
      post.published_at, post.content_updated_at
    )
    returning id, version into saved;
  else
    update public.blog_posts as posts set
      slug = post.slug, title = post.title, description = post.description, body = post.body, topic = post.topic,
      author_id = post.author_id, audience = post.audience, status = post.status, published_at = post.published_at,
      content_updated_at = post.content_updated_at
    where posts.id = save_blog_post.post_id
    returning posts.id, posts.version into saved;
  end if;
  return pg_catalog.jsonb_build_object('id', saved.id, 'version', saved.version);
end;
$$;

-- Takes many posts whole or not at all: `posts` is a list of fields as above, each with the `version` that
-- the stored post of its slug must be at (null where there must be none).
-- Answers {"added", "changed"}; raises what save_blog_post does, with the slug in the message.
create function public.import_blog_posts(posts jsonb)
  returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  given jsonb;
  stored record;
  added integer := 0;
  changed integer := 0;
begin
  for given in select items.value from pg_catalog.jsonb_array_elements(posts) as items loop
    select rows.id, rows.version into stored from public.blog_posts as rows where rows.slug = given ->> 'slug' for update;
    if stored.version is distinct from (given ->> 'version')::integer then
      raise exception 'The post "%" was changed meanwhile.', given ->> 'slug'
        using errcode = 'PT409', detail = pg_catalog.jsonb_build_object('id', stored.id, 'version', stored.version)::text;
    end if;
    perform public.save_blog_post(given - 'version', stored.id, stored.version);
    if stored.id is null then
      added := added + 1;
    else
      changed := changed + 1;
    end if;
  end loop;
  return pg_catalog.jsonb_build_object('added', added, 'changed', changed);
end;
$$;

revoke all on function public.save_blog_post(jsonb, bigint, integer), public.import_blog_posts(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.save_blog_post(jsonb, bigint, integer) to authenticated, service_role;
grant execute on function public.import_blog_posts(jsonb) to service_role;
