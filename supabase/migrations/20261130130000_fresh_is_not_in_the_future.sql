-- A sign-in that is stamped in the future, by a clock that was ahead, would have been fresh until then. A minute is for clocks
-- that differ.
create or replace function private.is_fresh(user_id uuid, claims jsonb)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  needs_factor boolean;
begin
  if claims ->> 'session_id' is null then
    return true;
  end if;
  if jsonb_typeof(claims -> 'amr') is distinct from 'array' then
    return false;
  end if;
  needs_factor := private.has_second_factor(is_fresh.user_id);
  return exists (
    select 1
    from jsonb_array_elements(claims -> 'amr') as entry
    where jsonb_typeof(entry) = 'object'
      and (entry ->> 'timestamp')::numeric
        between extract(epoch from now() - interval '10 minutes') and extract(epoch from now() + interval '1 minute')
      and (
        not needs_factor
        or entry ->> 'method' in ('totp', 'mfa/totp', 'webauthn', 'mfa/webauthn', 'phone', 'mfa/phone', 'mfa/recovery_code')
      )
  );
end;
$$;
