/** Days over which the events are spread. */
export const BENCH_DAYS = 90;
/** Events of one session. */
export const EVENTS_A_SESSION = 16;

/** One event in sixteen of a session: what kind, on which of its three pages, how many seconds after its start. */
const KINDS = `
  (0, 'page_view', 0, 0), (1, 'core_web_vitals', 0, 2), (2, 'core_web_vitals', 0, 2), (3, 'core_web_vitals', 0, 3),
  (4, 'scroll_depth', 0, 8), (5, 'engaged_user', 0, 12), (6, 'link_click', 0, 20), (7, 'page_exit', 0, 21),
  (8, 'page_view', 1, 21), (9, 'core_web_vitals', 1, 30), (10, 'scroll_depth', 1, 35), (11, 'page_exit', 1, 50),
  (12, 'page_view', 2, 50), (13, 'core_web_vitals', 2, 60), (14, 'form_submission', 2, 80), (15, 'page_exit', 2, 90)`;

/** All sessions of a benchmark. */
export interface BenchVisits {
  sessions: number;
  /** The last session begins directly before it, the first one `BENCH_DAYS` earlier; ISO 8601. */
  until: string;
}

/** SQL that adds the sessions `from` up to `to` with their events, the same rows each time. One in ten is a bot's. */
export function sessionsSql(from: number, to: number, visits: BenchVisits): string {
  const start = `timestamptz '${visits.until}' - make_interval(days => ${BENCH_DAYS})
    + make_interval(secs => n * ${(BENCH_DAYS * 86_400) / visits.sessions})`;
  return `
    insert into public.analytics_sessions
      (session_id, audience, started_at, last_at, referrer_host, utm_source, utm_medium, utm_campaign, first_week, opened_week)
    select
      (1700000000000 + n) || '-' || to_hex(n), ${audience}, ${start}, ${start}, ${origin},
      date_trunc('week', (${start}) at time zone 'UTC')::date - case when n % 5 = 3 then 7 * (1 + n % 6) else 0 end,
      n % 3 <> 0
    from generate_series(${from}, ${to - 1}) as n;

    insert into public.analytics_events
      (session_id, happened_at, event_type, page_path, audience, metadata, vital, value, app, app_version)
    select
      (1700000000000 + n) || '-' || to_hex(n),
      ${start} + make_interval(secs => seconds),
      kind,
      '/page-' || (n * 31 + page * 17) % 150,
      ${audience},
      case kind
        when 'page_exit' then jsonb_build_object('total_time', 4000 + n % 60000, 'max_scroll_depth', n % 101)
        when 'scroll_depth' then jsonb_build_object('depth', 25 * (1 + n % 4), 'time_to_depth', 5000)
        when 'link_click' then jsonb_build_object(
          'url', case when n % 50 = 0 then 'https://www.linkedin.com/sharing/share-offsite/' else 'https://site.example/' end,
          'text', 'A link', 'type', 'external')
        when 'form_submission' then jsonb_build_object(
          'form_type', (array['contact', 'apply', 'newsletter', 'salary-access'])[1 + n % 4], 'success', n % 8 < 2)
        else '{}'
      end,
      case when kind = 'core_web_vitals' then (array['TTFB', 'FCP', 'LCP', 'CLS', 'INP'])[1 + (place + n) % 5] end,
      case when kind = 'core_web_vitals' then (n * 7919 % 4000)::double precision end,
      case when kind = 'core_web_vitals' then 'mfe-' || n % 4 end,
      case when kind = 'core_web_vitals' then '0.1.' || n % 6 end
    from generate_series(${from}, ${to - 1}) as n
    cross join (values ${KINDS}) as kinds (place, kind, page, seconds)
    order by n, place;`;
}

/** Months for which a site keeps its visits, in days. */
const VISIT_DAYS = 396;

/** SQL that adds the visits of the months before the events, as many a day. Their events are gone by age. */
export function olderSessionsSql({ sessions, until }: BenchVisits): string {
  const gap = (BENCH_DAYS * 86_400) / sessions;
  const start = `timestamptz '${until}' - make_interval(days => ${BENCH_DAYS}) - make_interval(secs => n * ${gap})`;
  return `
    insert into public.analytics_sessions
      (session_id, audience, started_at, last_at, referrer_host, utm_source, utm_medium, utm_campaign, first_week, opened_week,
        landing_path, views, exits, time_ms, depth_sum, is_engaged, sent_contact, joined_newsletter, journey)
    select
      (1600000000000 + n) || '-' || to_hex(n), ${audience}, ${start}, ${start}, ${origin},
      date_trunc('week', (${start}) at time zone 'UTC')::date - case when n % 5 = 3 then 7 * (1 + n % 6) else 0 end,
      n % 3 <> 0,
      '/page-' || n * 31 % 150, 3, 3, 3 * (4000 + n % 60000), 3 * (n % 101), true, n % 8 = 0, n % 8 = 2,
      array['/page-' || n * 31 % 150, '/page-' || (n * 31 + 17) % 150, '/page-' || (n * 31 + 34) % 150]
    from generate_series(1, ${Math.floor(((VISIT_DAYS - BENCH_DAYS) / BENCH_DAYS) * sessions)}) as n`;
}

/** Referrer, source, medium and campaign of a visit. */
const origin = `
      case n % 5 when 0 then 'www.google.com' when 1 then 'www.linkedin.com' when 2 then 'site' || n % 40 || '.example' end,
      case when n % 7 = 0 then 'newsletter' when n % 11 = 0 then 'partner' || n % 13 end,
      case when n % 7 = 0 then 'email' end,
      case when n % 7 = 0 then 'issue-' || n % 20 end`;
const audience = `case when n % 100 = 1 then 'staff' when n % 10 = 0 then 'bot' else 'visitor' end`;
