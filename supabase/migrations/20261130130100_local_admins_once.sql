-- The embedded backend makes the local admin of an address once: a role that was revoked since stays revoked.
alter table private.staff_security add column local_admins text[] not null default '{}';

comment on column private.staff_security.local_admins is
  'Addresses, in lower case, whose local admin was made. The embedded backend writes it; a hosted project has none.';
