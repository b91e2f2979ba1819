-- A number may end with an extension, which is no part of the number that two records share.
alter table public.job_applications
  drop constraint job_applications_phone_form,
  add constraint job_applications_phone_form check (
    phone ~* '^(\(?\+?[0-9 ()./-]{6,30}(,? ?(ext|extension|x|poste|#)[.:]? ?[0-9]{1,6})?)?$'
  );

create or replace function private.people_phone_key(phone text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case when char_length(digits) >= 7 then right(digits, 10) end
  from (
    select regexp_replace(regexp_replace($1, '[a-z#].*$', '', 'i'), '[^0-9]', '', 'g') as digits
  ) as given;
$$;
