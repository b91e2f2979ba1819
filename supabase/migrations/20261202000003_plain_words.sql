-- Words are found with and without accents, hyphens and apostrophes: what is indexed and what is asked have one form.

-- The words of a text in lowercase with single spaces, without accents, apostrophes and characters that no one sees:
-- `Smith & Söhne (Zürich)` is `smith sohne zurich`, and `O’Donnell-Łuc` is `odonnell luc`. Signs stay behind letters, as in `c++`,
-- and those of `kept` everywhere. Its twin is plainWords in shared/kit/protocol/text/plain-words.ts.
create function public.plain_words(words text, kept text default '')
  returns text
  language sql
  immutable
  parallel safe
  set search_path = ''
as $$
  select btrim(regexp_replace(
    translate(
      replace(replace(replace(replace(
        lower(regexp_replace(
          normalize(
            regexp_replace($1, '[''’‘`´ʼʻ′＇\u00ad\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
            NFKD
          ),
          '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
        )),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'øłđðħıŧς', 'olddhitσ'
    ),
    '([^[:alnum:]+#' || $2 || ']|(?<![[:alpha:]+#])[+#])+', ' ', 'g'
  ));
$$;

grant execute on function public.plain_words(text, text) to anon, authenticated, service_role;

-- What a text is found by: its words, and the same with `smithjones` for `Smith-Jones` and `o donnell` for `O'Donnell`.
create function private.searchable(words text)
  returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array[public.plain_words($1), public.plain_words(translate($1, '''’-‐‑–', '  '))];
$$;

create or replace function private.people_search_words(record public.people_records)
  returns tsvector
  language sql
  stable
  set search_path = ''
as $$
  with texts as (
    select
      pg_catalog.concat_ws(' ', $1.name, $1.email, $1.reference, $1.phone, $1.subject) as short,
      pg_catalog.concat_ws(
        ' ',
        (
          select pg_catalog.concat_ws(' ', requests.message, requests.need, array_to_string(requests.roles, ' '))
          from public.contact_requests as requests where requests.id = $1.contact_request_id
        ),
        (
          select pg_catalog.concat_ws(' ', applications.message, array_to_string(applications.links, ' '))
          from public.job_applications as applications where applications.id = $1.application_id
        ),
        (
          select left(string_agg(notes.text, ' ' order by notes.created_at, notes.id), 200000)
          from public.people_notes as notes where notes.record_id = $1.id and notes.deleted_at is null
        ),
        (
          select left(string_agg(answers.text, ' ' order by answers.received_at, answers.id), 200000)
          from public.people_answers as answers where answers.record_id = $1.id and answers.deleted_at is null
        )
      ) as long
  ), forms as (
    select array_to_string(private.searchable(texts.short), ' ') as short, private.searchable(texts.long) as long from texts
  ), digits as (
    select regexp_replace($1.phone, '[^0-9]', '', 'g') as all_of_them
  )
  select
    setweight(to_tsvector('pg_catalog.simple', forms.short), 'A')
    -- The digits from any place on: a part of a number is found, however it is grouped.
    || setweight(to_tsvector('pg_catalog.simple', coalesce((
      select string_agg(substr(digits.all_of_them, place), ' ')
      from generate_series(1, char_length(digits.all_of_them) - 1) as place
    ), '')), 'A')
    || setweight(to_tsvector('pg_catalog.simple', array_to_string(forms.long, ' ')), 'C')
    || setweight(to_tsvector('pg_catalog.english', forms.long[1]), 'D')
  from forms, digits;
$$;

-- What was typed into a search field as a query: every word must begin a word of the record. Null: no word in it.
create or replace function private.people_query(wanted text)
  returns tsquery
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  form text;
  word text;
  found tsquery;
  asked tsquery;
  either tsquery;
begin
  foreach form in array private.searchable(left(wanted, 200)) loop
    asked := null;
    for word in select given from regexp_split_to_table(form, '[ +#]+') as given where given <> '' loop
      found := to_tsquery('pg_catalog.simple', word || ':*');
      if numnode(to_tsquery('pg_catalog.english', word || ':*')) > 0 then
        found := found || to_tsquery('pg_catalog.english', word || ':*');
      end if;
      asked := case when asked is null then found else asked && found end;
    end loop;
    either := case when either is null then asked else either || asked end;
  end loop;
  return either;
end;
$$;

-- Words of a record follow its name and subject, and what was written in the form: an erase writes dots into them.
create function private.keep_people_words()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.people_records as records
    set search = private.people_search_words(records)
    where new.id::text in (records.id::text, records.contact_request_id::text, records.application_id::text);
  return null;
end;
$$;

create trigger people_records_words
  after update of name, subject, phone on public.people_records
  for each row execute function private.keep_people_words();
create trigger contact_requests_words
  after update of message on public.contact_requests
  for each row execute function private.keep_people_words();
create trigger job_applications_words
  after update of message, links on public.job_applications
  for each row execute function private.keep_people_words();

update public.people_records as records set search = private.people_search_words(records);

alter table public.blog_posts alter column search set expression as (
  setweight(to_tsvector('pg_catalog.english', public.plain_words(title)), 'A')
  || setweight(to_tsvector('pg_catalog.english', public.plain_words(description)), 'B')
  || setweight(to_tsvector('pg_catalog.english', public.plain_words(private.blog_text(body))), 'C')
);

-- The search asks for the plain words of what was typed; in sentences it marks those and what was typed. A hyphen within a word is
-- no `-without`. The whole function is in schema.sql.
do $do$
declare
  old constant text := pg_get_functiondef('public.search_blog_posts'::regproc);
  asked constant text := replace(replace(old,
    $$websearch_to_tsquery('pg_catalog.english', pg_catalog.left(query, 200)) as words$$,
    $$websearch_to_tsquery('pg_catalog.english', public.plain_words(
        pg_catalog.regexp_replace(pg_catalog.left(query, 200), '(?<=[[:alnum:]])[-‐‑–]', ' ', 'g'), '"-'
      )) as words, pg_catalog.websearch_to_tsquery('pg_catalog.english', pg_catalog.left(query, 200)) as typed$$),
    'as total, asked.words', 'as total, asked.words || asked.typed as marks');
begin
  execute replace(asked, 'sentence.words, found.words,', 'sentence.words, found.marks,');
end;
$do$;

revoke execute on all routines in schema public, private from public;
