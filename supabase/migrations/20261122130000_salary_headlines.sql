-- Of a role that is not open, visitors read its headline figures alone: the newest period, all levels and work modes, in each
-- place that a source publishes. Its levels, years, work modes and distributions are for those who left an address.
alter policy "everyone reads headline rows and open roles"
  on public.salary_bands
  using (
    source_id in (select sources.id from public.salary_sources as sources where sources.superseded_at is null)
    and (
      (period_current and level is null and work_mode is null)
      or role in (select roles.key from public.salary_roles as roles where roles.open)
    )
  );

comment on column public.salary_roles.open is
  'All its rows may be read by visitors; of other roles only the headline rows: the newest period, all levels and work modes.';
