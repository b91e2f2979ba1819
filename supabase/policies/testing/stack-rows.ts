const SUPERSEDED_BAND = 'ai-jobs-net/US/ai-engineer/all-levels/all-modes/1999-2000';
const DAY_MS = 86_400_000;

/** Hash of a file of the market figures that waits for a yes. */
export const SHA = 'a'.repeat(64);

/** Monday of the week before this one: the local stack deletes old events while the tests run. */
export const MONDAY = isoDay(Date.now() - (7 + ((new Date().getUTCDay() + 6) % 7)) * DAY_MS);
export const SUNDAY = isoDay(Date.parse(MONDAY) + 6 * DAY_MS);

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** An edition, a rate and a series that are no longer current, a request, a file that waits, a visit, a sample, and the sum of a visit that was deleted. */
export const ROWS_SQL = `
  with source as (
    insert into public.salary_sources
      (key, edition, name, publisher, url, licence, method, retrieved_on, superseded_at)
    values ('ai-jobs-net', '2000-01-19', 'Old', 'Old', 'https://old.example', 'CC0 1.0', 'Old.', '2000-01-20', now())
    returning id
  ), band as (
    insert into public.salary_bands
      (source_id, band_key, role, country, currency, period, period_year, period_current, n, n_kind, p50)
    select id, '${SUPERSEDED_BAND}', 'ai-engineer', 'US', 'USD', '1999-2000', 2000, true, 10, 'postings', 1 from source
    returning id
  ), place as (
    insert into public.pay_places (key, kind, country, name, short_name, states)
    values ('sample', 'metro', 'US', 'Sample, TX', 'Sample', '{TX}')
  ), cell as (
    insert into public.place_pay (source_id, role, period, period_year, period_current, redrawn, p50)
    select id, 'ai-engineer', '1999-2000', 2000, true, false, 1 from source
  ), parity as (
    insert into public.place_parities (source_id, place, year, parity) select id, 'sample', 2000, 100 from source
  ), share as (
    insert into public.title_occupations (source_id, role, occupation, filings, share)
    select id, 'ai-engineer', '15-1252', 1, 1 from source
  )
  insert into public.salary_bins select id, 0, 10000, '{10}' from band;
  insert into public.exchange_rates (cad_per_usd, kind, day, source, url, superseded_at)
  values (1.25, 'daily', '2020-01-02', 'Old', 'https://old.example', now());
  insert into public.call_hours (weekday, starts, ends, zone) values (1, '09:00', '10:00', 'America/New_York');
  insert into public.call_exceptions (day, zone) values ('2030-01-01', 'America/New_York');
  insert into public.call_bookings
    (id, reference, starts_at, ends_at, name, email, zone, token_hash, consent_text, page)
  values (gen_random_uuid(), 'B-P0L1CY00', '2030-01-07T14:00Z', '2030-01-07T14:30Z', 'Ada Example', 'ada@company.example',
    'America/Toronto', repeat('a', 64), 'I agree.', '/contact-ai-recruiters');
  insert into public.contact_requests
    (reference, name, email, company, need, roles, timeline, message, consent_text, page)
  values ('C-P0L1CY00', 'Ada Example', 'ada@company.example', 'Example Robotics', 'team', '{}', 'open',
    'Twenty characters or more of text.', 'I agree.', '/contact-ai-recruiters');
  with source as (
    insert into public.market_sources (
      key, revision, name, publisher, url, licence, licence_url, attribution, method, changes, grain, first_day, last_day,
      retrieved_on, superseded_at
    ) values (
      'ai-postings-share', 1, 'Old', 'Old', 'https://old.example', 'CC BY 4.0', 'https://old.example', 'Old.', 'Old.', 'Old.',
      'day', '2000-01-01', '2000-01-02', '2000-01-03', now()
    ) returning id
  ), series as (
    insert into public.market_series (source_id, measure, unit, country, first_day, last_day, last_value, monthly)
    select id, 'ai-share', 'percent', 'ZZ', '2000-01-01', '2000-01-02', 2, '{1.5}' from source
    returning id
  ), days as (
    insert into public.market_days (series_id, daily) select id, '{1,2}' from series
  )
  insert into public.market_revisions (series_id, grain, days, before, after)
    select id, 'day', '{2000-01-01}', '{1}', '{1.1}' from series;
  insert into public.market_refreshes (key, outcome, reason, refused_sha256)
    values ('job-postings-us', 'refused', 'A jump.', '${SHA}');
  insert into public.analytics_sessions
    (session_id, audience, started_at, last_at, utm_source, first_week, opened_week)
  values
    ('policy-visit', 'visitor', '${MONDAY}T10:00:00Z', '${MONDAY}T10:00:00Z', 'policy-source', '${MONDAY}', true),
    ('policy-sample', 'sample', '${MONDAY}T10:00:00Z', '${MONDAY}T10:00:00Z', null, null, false);
  insert into public.analytics_events (session_id, happened_at, event_type, page_path, audience) values
    ('policy-visit', '${MONDAY}T10:00:00Z', 'page_view', '/one', 'visitor'),
    ('policy-visit', '${MONDAY}T10:01:00Z', 'page_view', '/two', 'visitor'),
    ('policy-sample', '${MONDAY}T10:00:00Z', 'page_view', '/one', 'sample');
  insert into public.analytics_session_days values
    ('visitor', '${MONDAY}', false, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'policy-source', 'campaign', '', '', '/one');`;
