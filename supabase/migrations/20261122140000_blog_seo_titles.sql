-- A post may have a second title, for its document and for search results: 10 to 40 characters, so that it and
-- " | AI Talent Experts" fit into the 60 characters that search results show. Null: the title serves for both.

alter table public.blog_posts
  add column seo_title text,
  add constraint blog_posts_seo_title_length check (
    char_length(btrim(seo_title)) >= 10 and char_length(seo_title) <= 40
  ),
  add constraint blog_posts_seo_title_one_line check (seo_title !~ '[\n\r\u2028\u2029]'),
  -- A search result that ends in dots reads as if it had been cut off.
  add constraint blog_posts_seo_title_whole check (seo_title !~ '(…|\.\.)\s*$');

comment on column public.blog_posts.seo_title is
  'Title of the document and in search results, without the brand; null where the title serves for both.';

-- The versions so far were saved without one.
alter table public.blog_post_revisions add column seo_title text;

-- As before, with seo_title among the fields whose change is counted as a save.
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
      new.published_at, new.content_updated_at)
    is distinct from (old.slug, old.title, old.seo_title, old.description, old.body, old.topic, old.author_id,
      old.audience, old.status, old.published_at, old.content_updated_at)
  then
    new.version = old.version + 1;
    new.updated_at = pg_catalog.now();
  end if;
  return new;
end;
$$;

-- As before, with seo_title in the copy.
create or replace function private.keep_blog_save()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.version = old.version then
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
  insert into public.blog_post_revisions (
    post_id, version, slug, title, seo_title, description, body, topic, author_id, audience, status, published_at,
    content_updated_at, saved_by
  ) values (
    new.id, new.version, new.slug, new.title, new.seo_title, new.description, new.body, new.topic, new.author_id,
    new.audience, new.status, new.published_at, new.content_updated_at, (select auth.uid())
  );
  return null;
end;
$$;

-- As before, with the field seo_title. An editor that does not know it leaves it as it is.
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
    'content_updated_at'
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
      slug, title, seo_title, description, body, topic, author_id, audience, status, published_at, content_updated_at
    ) values (
      post.slug, post.title, post.seo_title, post.description, post.body, post.topic, post.author_id, post.audience,
      post.status, post.published_at, post.content_updated_at
    )
    returning id, version into saved;
  else
    update public.blog_posts as posts set
      slug = post.slug, title = post.title, seo_title = post.seo_title, description = post.description,
      body = post.body, topic = post.topic, author_id = post.author_id, audience = post.audience, status = post.status,
      published_at = post.published_at, content_updated_at = post.content_updated_at
    where posts.id = save_blog_post.post_id
    returning posts.id, posts.version into saved;
  end if;
  return pg_catalog.jsonb_build_object('id', saved.id, 'version', saved.version);
end;
$$;

-- Posts of the seed that are stored already. Each change is a version, so that a file that was exported before is not
-- imported over it.
update public.blog_posts as posts
  set seo_title = seed.seo_title
  from (values
    ('contract-or-permanent-for-ai-work', 'Contract or permanent for AI work'),
    ('data-leakage-in-machine-learning-projects', 'Data leakage in machine learning'),
    ('evaluating-llm-applications-before-launch', 'How to evaluate LLM applications'),
    ('from-data-scientist-to-ml-engineer', 'From data scientist to ML engineer'),
    ('how-to-set-a-salary-range-for-a-machine-learning-hire', 'Set a salary range for an ML hire'),
    ('machine-learning-engineer-portfolio-that-gets-interviews', 'Machine learning engineer portfolio'),
    ('machine-learning-system-design-interview-preparation', 'ML system design interview guide'),
    ('ml-engineer-interview-loop-that-predicts-performance', 'ML engineer interview process'),
    ('mlops-hire-or-platform-team-first', 'When to hire an MLOps engineer'),
    ('negotiating-an-ai-engineer-offer', 'How to negotiate an AI job offer'),
    ('onboarding-a-remote-machine-learning-engineer', 'Onboarding a remote ML engineer'),
    ('pay-transparency-rules-for-ai-job-postings', 'Pay transparency laws for AI jobs'),
    ('retrieval-augmented-generation-skills-to-hire-for', 'RAG engineer skills to hire for'),
    ('what-ai-engineers-earn-in-the-us-and-canada', 'AI engineer salary: US and Canada'),
    ('writing-a-machine-learning-job-description-engineers-answer', 'Machine learning job description')
  ) as seed (slug, seo_title)
  where posts.slug = seed.slug and posts.seo_title is null;

-- The text about the editorial team where it is still the first one; one that an operator wrote stays.
update public.blog_authors
  set bio = 'We write for employers who hire AI and machine learning engineers in the US and Canada, and for the engineers themselves. Figures come from public sources. Each article names its sources, with their period and sample size.'
  where slug = 'editorial-team'
    and bio = 'We write for employers who hire AI and machine-learning engineers in the US and Canada, and for the engineers themselves. Figures come from public sources that each article names, with their period and sample size.';
