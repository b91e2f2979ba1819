-- Links of posts to other sites: whether they were alive when the server last asked, for a day. Written and read by the
-- function `link-checks` alone: the links of a draft are as private as the draft.

create table public.link_checks (
  url text primary key,
  state text not null,
  reason text,
  status integer,
  created_at timestamptz not null,
  constraint link_checks_url_form check (url ~ '^https?://' and octet_length(url) <= 2000),
  constraint link_checks_state_known check (state in ('alive', 'dead', 'unknown')),
  constraint link_checks_reason_length check (char_length(reason) <= 20)
);

comment on column public.link_checks.reason is 'Why it is not alive; null where it is.';
comment on column public.link_checks.status is 'HTTP status; null where no answer came.';

create index link_checks_created_at on public.link_checks (created_at);

alter table public.link_checks enable row level security;
revoke all on table public.link_checks from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.link_checks to service_role;
