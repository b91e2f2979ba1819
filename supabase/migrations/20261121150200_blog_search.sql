-- Full text search. What is searched and quoted is the text of a post without its Markdown marks.

create function private.blog_text(markdown text)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path = ''
as $$
declare
  -- U+E000 and U+E001 mark matches in what search_blog_posts answers.
  plain text := pg_catalog.translate(markdown, pg_catalog.chr(57344) || pg_catalog.chr(57345), '');
begin
  -- Fences of code, footnote marks, images and links, callout marks, table rules, marks that start a line.
  plain := pg_catalog.regexp_replace(plain, '^\s*(```|~~~)[^\n]*$', '', 'gw');
  plain := pg_catalog.regexp_replace(plain, '\[\^[^]\s]+\]:?', '', 'g');
  plain := pg_catalog.regexp_replace(plain, '!?\[([^]]*)\]\([^)]*\)', '\1', 'g');
  plain := pg_catalog.regexp_replace(plain, '\[![A-Z]+\]', '', 'g');
  plain := pg_catalog.regexp_replace(plain, '^[\s|:-]+$', '', 'gw');
  plain := pg_catalog.regexp_replace(plain, '^\s*(>\s*)*((#{1,6}|[-*+]|\d+[.)])\s+)?(\[[ x]\]\s+)?', '', 'gw');
  plain := pg_catalog.regexp_replace(plain, '[*`|<>]|~~', ' ', 'g');
  return pg_catalog.btrim(pg_catalog.regexp_replace(plain, '\s+', ' ', 'g'));
end;
$$;

comment on function private.blog_text(text) is 'Text of a Markdown body, in one line, for searching and quoting.';

alter table public.blog_posts
  add column body_text text not null generated always as (private.blog_text(body)) stored,
  add column search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', title), 'A')
    || setweight(to_tsvector('pg_catalog.english', description), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.blog_text(body)), 'C')
  ) stored;

comment on column public.blog_posts.body_text is 'The body without Markdown marks, which search results quote.';

create index blog_posts_search on public.blog_posts using gin (search);

-- What visitors find: the `page`th (from 1) `page_size` (at most 50) posts, best first. `query` reads like that of a
-- search engine: words, "a phrase", or, -without. In `headline` matches stand between U+E000 and U+E001; it is text,
-- never HTML. `total` counts all matches.
create function public.search_blog_posts(query text, page integer default 1, page_size integer default 10)
  returns table (
    slug text, title text, headline text, published_at timestamptz, topic text, rank real, total bigint
  )
  language sql
  stable
  set search_path = ''
as $$
  with asked as (
    select pg_catalog.websearch_to_tsquery('pg_catalog.english', pg_catalog.left(query, 200)) as words
  ), found as (
    select
      posts.slug, posts.title, posts.published_at, posts.topic,
      pg_catalog.translate(posts.description, pg_catalog.chr(57344) || pg_catalog.chr(57345), '') || ' ' || posts.body_text
        as text,
      pg_catalog.ts_rank(posts.search, asked.words, 1) as rank, pg_catalog.count(*) over () as total, asked.words
    from public.blog_posts as posts, asked
    where posts.search @@ asked.words
      and posts.status in ('scheduled', 'published') and posts.published_at <= pg_catalog.now()
    order by rank desc, posts.published_at desc, posts.slug
    limit least(greatest(page_size, 1), 50)
    offset (least(greatest(page, 1), 1000) - 1) * least(greatest(page_size, 1), 50)
  )
  select
    found.slug, found.title,
    pg_catalog.ts_headline(
      'pg_catalog.english', found.text, found.words,
      'StartSel=' || pg_catalog.chr(57344) || ', StopSel=' || pg_catalog.chr(57345)
        || ', MaxFragments=2, MinWords=8, MaxWords=24, FragmentDelimiter=" … "'
    ),
    found.published_at, found.topic, found.rank, found.total
  from found
  order by found.rank desc, found.published_at desc, found.slug;
$$;

revoke all on function public.search_blog_posts(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_blog_posts(text, integer, integer) to anon, authenticated, service_role;
