-- Tells the staff once that LinkedIn stops serving the version of its API that posts are sent with. The caller knows the
-- day; a site without a connected account posts nothing, and is told nothing.
create function public.warn_of_linkedin_version(staff_address text, page text, version text, ends_on date)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- The queue keeps what was sent for thirty days: a longer notice could be sent twice.
  if ends_on <= (now() at time zone 'UTC')::date or ends_on > (now() at time zone 'UTC')::date + 30 then
    return;
  end if;
  if not exists (select 1 from public.linkedin_connection) then
    return;
  end if;
  perform private.queue_notice(
    'linkedin-version:' || version,
    staff_address,
    'linkedin-version',
    jsonb_build_object('version', version, 'ends_on', to_char(ends_on, 'YYYY-MM-DD'), 'page', page)
  );
end;
$$;

revoke all on function public.warn_of_linkedin_version(text, text, text, date)
  from public, anon, authenticated, service_role;
grant execute on function public.warn_of_linkedin_version(text, text, text, date) to service_role;
