-- Results of the search quote whole sentences. Fragments of a text in one line began in the middle of one, and ran headings,
-- tables and code into it.

-- The sentences of a post's description and running text, in order. Headings, tables, code and notes are left out.
create function private.blog_sentences(description text, markdown text)
  returns text[]
  language plpgsql
  immutable
  parallel safe
  -- It reads nothing. Roles that save a post may not look into the schema of the function that it calls.
  security definer
  set search_path = ''
as $$
declare
  line text;
  paragraph text := '';
  paragraphs text[] := array[description]::text[];
  is_code boolean := false;
begin
  foreach line in array pg_catalog.string_to_array(pg_catalog.replace(markdown, E'\r', ''), E'\n') || ''::text loop
    line := pg_catalog.regexp_replace(line, '^\s*(>\s?)*', '');
    if line ~ '^(```|~~~)' then
      is_code := not is_code;
    end if;
    if is_code or line ~ '^(```|~~~|#{1,6}\s|\||\[\^|\[!)' or pg_catalog.btrim(line) = '' then
      paragraphs := paragraphs || paragraph;
      paragraph := '';
    elsif line ~ '^([-*+]|\d+[.)])\s' then
      paragraphs := paragraphs || paragraph;
      paragraph := line;
    else
      paragraph := paragraph || ' ' || line;
    end if;
  end loop;
  return array(
    select pg_catalog.btrim(sentence)
    from pg_catalog.unnest(paragraphs || paragraph) with ordinality as part (words, place),
      -- A full stop ends a sentence where a capital or a figure follows. An abbreviation may split one.
      pg_catalog.regexp_split_to_table(private.blog_text(part.words), '(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[A-Z0-9$])')
        with ordinality as split (sentence, turn)
    where pg_catalog.btrim(sentence) <> ''
    order by part.place, split.turn
  );
end;
$$;

comment on function private.blog_sentences(text, text) is 'Sentences of a post, which search results quote.';

alter table public.blog_posts
  add column sentences text[] not null generated always as (private.blog_sentences(description, body)) stored;

comment on column public.blog_posts.sentences is 'Of description and text without headings, tables, code and notes. Search results quote them.';

-- What visitors find: the `page`th (from 1) `page_size` (at most 50) posts, best first. `query` reads like that of a
-- search engine: words, "a phrase", or, -without. `headline` is the two sentences with most matches, or the description
-- where none has one. In it matches stand between U+E000 and U+E001; it is text, never HTML. `total` counts all matches.
create or replace function public.search_blog_posts(query text, page integer default 1, page_size integer default 10)
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
      posts.slug, posts.title, posts.published_at, posts.topic, posts.sentences,
      pg_catalog.translate(posts.description, pg_catalog.chr(57344) || pg_catalog.chr(57345), '') as description,
      pg_catalog.ts_rank(posts.search, asked.words, 1) as rank, pg_catalog.count(*) over () as total, asked.words
    from public.blog_posts as posts, asked
    where posts.search @@ asked.words
      and posts.status in ('scheduled', 'published') and posts.published_at <= pg_catalog.now()
    order by rank desc, posts.published_at desc, posts.slug
    limit least(greatest(page_size, 1), 50)
    offset (least(greatest(page, 1), 1000) - 1) * least(greatest(page_size, 1), 50)
  )
  select
    found.slug, found.title, coalesce(quoted.headline, found.description), found.published_at, found.topic, found.rank,
    found.total
  from found, lateral (
    select pg_catalog.string_agg(best.marked, ' … ' order by best.place) as headline
    from (
      select marked.words as marked, marked.place
      from (
        select
          pg_catalog.ts_headline(
            'pg_catalog.english', sentence.words, found.words,
            'StartSel=' || pg_catalog.chr(57344) || ', StopSel=' || pg_catalog.chr(57345) || ', HighlightAll=true'
          ) as words,
          sentence.place
        from pg_catalog.unnest(found.sentences) with ordinality as sentence (words, place)
      ) as marked
      where pg_catalog.strpos(marked.words, pg_catalog.chr(57344)) > 0
      order by
        pg_catalog.length(marked.words) - pg_catalog.length(pg_catalog.replace(marked.words, pg_catalog.chr(57344), '')) desc,
        marked.place
      limit 2
    ) as best
  ) as quoted
  order by found.rank desc, found.published_at desc, found.slug;
$$;
