-- The problems of a crawl: its findings by broken rule, worst first. `open_findings` are those that no test has found gone
-- since. A problem has a page of its own, and is known there by its rule.
create function public.seo_problems(of_crawl bigint)
  returns table (
    rule text, check_key text, severity text, pages bigint, findings bigint, open_findings bigint,
    first_seen timestamptz, last_seen timestamptz
  )
  language sql
  stable
  set search_path = ''
as $$
  select rows.rule, min(rows.check_key), min(rows.severity), count(distinct rows.path), count(*),
    count(*) filter (where rows.state = 'open'), min(rows.first_seen), max(rows.last_seen)
  from public.seo_findings as rows
  where rows.crawl_id = seo_problems.of_crawl
  group by rows.rule
  order by min(rows.severity_rank), count(*) filter (where rows.state = 'open') desc, rows.rule;
$$;

-- The address of a problem's page names the rule.
create index seo_findings_rule on public.seo_findings (rule, last_seen desc);

revoke all on function public.seo_problems(bigint) from public, anon, authenticated, service_role;
grant execute on function public.seo_problems(bigint) to authenticated;
