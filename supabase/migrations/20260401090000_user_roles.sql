-- Who may use the admin area. Rows are made by the owner of the database (SQL editor, or the
-- local stack at its first start), never through the API.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('admin'))
);

alter table public.user_roles enable row level security;

create policy "signed-in users read their own roles"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));

-- A hosted project grants everything on new tables to the API roles; start from nothing instead,
-- so that each migration lists what it allows.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant select on table public.user_roles to authenticated, service_role;

-- Policies of other tables ask this. It runs as its owner so that it can read user_roles whatever
-- policies stand on it, and with an empty search_path so that no caller can slip in another table.
create function public.is_admin()
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles
    where user_roles.user_id = (select auth.uid())
      and user_roles.role = 'admin'
  );
$$;

comment on function public.is_admin() is 'True when the signed-in user holds the role admin.';

revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated;
