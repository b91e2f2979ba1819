-- Texts of the staff area that are typed and not saved, a few seconds old: what visitors see changes when a person saves
-- it, and a killed browser must not take the text along. The person who typed it is the only one who reads it.
create table public.working_copies (
  name text not null,
  tab text not null,
  kept_by uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kept_at timestamptz not null,
  content jsonb not null,
  primary key (name, kept_by, tab),
  constraint working_copies_name_length check (char_length(name) between 1 and 100),
  constraint working_copies_tab_length check (char_length(tab) between 1 and 40),
  constraint working_copies_content_length check (octet_length(content::text) <= 1000000)
);

comment on table public.working_copies is 'Typed and not saved: of one text, one person and one tab.';
comment on column public.working_copies.name is 'Of the text, such as blog-post:12.';
comment on column public.working_copies.kept_at is 'By the clock of the browser, which compares it with its own copies.';

alter table public.working_copies enable row level security;

create policy "admins keep their own working copies" on public.working_copies for all to authenticated
  using (kept_by = (select auth.uid()) and (select public.is_admin()))
  with check (kept_by = (select auth.uid()) and (select public.is_admin()));

create index working_copies_kept_by on public.working_copies (kept_by);

grant select, delete on table public.working_copies to authenticated;
grant insert (name, tab, kept_at, content), update (name, tab, kept_at, content)
  on table public.working_copies to authenticated;

insert into private.retention_rules (relation, condition) values
  ('public.working_copies', $$kept_at < now() - interval '30 days'$$);
