import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, lists, query, openDatabase } from './testing/database.ts';

await openDatabase();

/** One week, a Monday to a Sunday, and the week before it. */
const from = '2026-03-09';
const to = '2026-03-15';
const week = [from, to] as const;

interface Visit {
  day: string;
  firstWeek: string;
  pages: readonly string[];
  audience?: string;
  referrer?: string;
  source?: string;
  campaign?: string;
}
const newsletter = { source: 'newsletter', campaign: 'may' };
const visits: Readonly<Record<string, Visit>> = {
  'visit-01': { ...newsletter, day: from, firstWeek: from, pages: ['/', '/blog/a'] },
  'visit-02': { day: from, referrer: 'www.google.com', firstWeek: '2026-03-02', pages: ['/'] },
  'visit-03': { day: '2026-03-10', firstWeek: from, pages: ['/blog/a', '/'] },
  'visit-04': {
    ...{ source: 'newsletter', campaign: 'june', day: '2026-03-11', firstWeek: '2026-03-02' },
    pages: ['/blog/a'],
  },
  'visit-05': { ...newsletter, day: '2026-03-02', firstWeek: '2026-03-02', pages: ['/'] },
  'visit-06': { day: '2026-03-04', firstWeek: '2026-02-23', pages: ['/', '/contact'] },
  'robot-01': { audience: 'bot', day: from, firstWeek: from, pages: ['/', '/'] },
};

const isNew = "first_week >= date_trunc('week', started_at)";
const isReturning = "first_week < date_trunc('week', started_at)";

/** Segments, their condition on single events, and the figures of both: visitors, views of two weeks, and views of each page. */
const segments: [
  segment: object,
  where: string,
  figures: [visitors: number, views: number, visitorsBefore: number, viewsBefore: number],
  pages: Record<string, number>,
][] = [
  [{}, 'true', [4, 6, 2, 3], { '/': 3, '/blog/a': 3 }],
  [{ visits: 'new' }, isNew, [2, 4, 1, 1], { '/': 2, '/blog/a': 2 }],
  [{ visits: 'returning' }, isReturning, [2, 2, 1, 2], { '/': 1, '/blog/a': 1 }],
  [{ source: 'newsletter' }, "utm_source = 'newsletter'", [2, 3, 1, 1], { '/': 1, '/blog/a': 2 }],
  [{ source: 'www.google.com' }, "referrer_host = 'www.google.com'", [1, 1, 0, 0], { '/': 1 }],
  [
    { source: 'direct' },
    'utm_source is null and referrer_host is null',
    [1, 2, 1, 2],
    { '/': 1, '/blog/a': 1 },
  ],
  [{ campaign: 'may' }, "utm_campaign = 'may'", [1, 2, 1, 1], { '/': 1, '/blog/a': 1 }],
  [{ landing: '/' }, "journey[1] = '/'", [2, 3, 2, 3], { '/': 2, '/blog/a': 1 }],
  [
    { page: '/blog/a' },
    "session_id in (select session_id from analytics_events where page_path = '/blog/a')",
    [3, 5, 0, 0],
    { '/': 2, '/blog/a': 3 },
  ],
  [
    { source: 'newsletter', visits: 'returning' },
    `utm_source = 'newsletter' and ${isReturning}`,
    [1, 1, 0, 0],
    { '/blog/a': 1 },
  ],
  [
    { ...newsletter, landing: '/', page: '/blog/a', visits: 'new' },
    "session_id = 'visit-01'",
    [1, 2, 0, 0],
    { '/': 1, '/blog/a': 1 },
  ],
];

async function addVisit(id: string, visit: Visit): Promise<void> {
  const { audience = 'visitor', day, pages, referrer, source, campaign, firstWeek } = visit;
  const at = `${day}T10:00:00Z`;
  await query(
    `insert into public.analytics_sessions
       (session_id, audience, started_at, last_at, referrer_host, utm_source, utm_campaign, first_week)
     values ($1, $2, $3, $3, $4, $5, $6, $7)`,
    ...[id, audience, at, referrer, source, campaign, firstWeek],
  );
  await view(id, at, pages, audience);
}

const view = (id: string, at: string, pages: readonly string[], audience = 'visitor') =>
  query(
    `insert into public.analytics_events (session_id, happened_at, event_type, page_path, audience)
     select $1, $2::timestamptz + make_interval(mins => at::integer), 'page_view', path, $3
     from unnest($4::text[]) with ordinality as pages (path, at)`,
    ...[id, at, audience, pages],
  );

interface Overview {
  counts: Record<string, number>;
  periods: { visitors: number; views: number }[];
  days: { day: string; visitors: number; views: number }[];
  lists: { list: string; name: string; amount: number; before: number }[];
}
const overview = (segment: object = {}) =>
  call<Overview>('traffic_overview', ...week, 'visitor', segment);
const listOf = async (wanted: string, segment?: object) =>
  Object.fromEntries(
    (await overview(segment)).lists
      .filter(({ list }) => list === wanted)
      .map(({ name, amount, before }) => [name, [amount, before]]),
  );

/** Rows of the sums that differ from a count of the visits; none is right. */
const wrongSums = () =>
  lists(`
    with days as (
      select audience, day, is_returning, count(*) as visitors, sum(views) as views, sum(time_ms) as time_ms
      from public.analytics_sessions where views > 0 group by 1, 2, 3
    ), lists as (
      select audience, 'source' as list, day, source as name, is_returning, count(*) as amount
      from public.analytics_sessions where views > 0 group by 1, 3, 4, 5
      union all
      select audience, 'campaign', day, utm_campaign, is_returning, count(*)
      from public.analytics_sessions where views > 0 and utm_campaign is not null group by 1, 3, 4, 5
      union all
      select audience, 'landing', day, landing_path, is_returning, count(*)
      from public.analytics_sessions where views > 0 group by 1, 3, 4, 5
      union all
      select sessions.audience, 'page', sessions.day, pages.page_path, sessions.is_returning, sum(pages.views)
      from public.analytics_sessions as sessions
      join public.analytics_visit_pages as pages using (session_id) where sessions.views > 0 group by 1, 3, 4, 5
    )
    select days.*, sums.visitors as told from days
      full join public.analytics_visit_days as sums using (audience, day, is_returning)
      where coalesce(days.visitors, 0) <> coalesce(sums.visitors, 0) or coalesce(days.views, 0) <> coalesce(sums.views, 0)
        or coalesce(days.time_ms, 0) <> coalesce(sums.time_ms, 0)
    union all
    select audience, day, is_returning, lists.amount, null, null, sums.amount from lists
      full join public.analytics_visit_lists as sums using (audience, list, day, name, is_returning)
      where coalesce(lists.amount, 0) <> coalesce(sums.amount, 0)`);

beforeAll(async () => {
  await query("set search_path = public; set timezone = 'UTC'");
  for (const [id, visit] of Object.entries(visits)) await addVisit(id, visit);
});

describe('the figures of a segment', () => {
  test.each(segments)('%j are those of single events', async (segment, where, figures, pages) => {
    const [now, before] = (await overview(segment)).periods;
    expect([now?.visitors, now?.views, before?.visitors, before?.views]).toEqual(figures);

    const slow = (first: string, last: string) =>
      lists(
        `select count(distinct session_id)::int, count(*)::int
         from analytics_events join analytics_sessions using (session_id)
         where event_type = 'page_view' and analytics_sessions.audience = 'visitor'
           and started_at >= $1::date and started_at < $2::date + 1 and ${where}`,
        ...[first, last],
      );
    const both = [...(await slow(from, to)), ...(await slow('2026-03-02', '2026-03-08'))];
    expect(both.flat()).toEqual(figures);

    const rows = await lists(
      "select page_path, views::int from public.traffic_pages($1, $2, 'visitor', $3)",
      ...[...week, segment],
    );
    expect(Object.fromEntries(rows)).toEqual(pages);
    const listed = Object.entries(await listOf('page', segment));
    expect(Object.fromEntries(listed.map(([name, [views]]) => [name, views]))).toEqual(pages);
  });

  test.each([
    ['source', {}, { newsletter: [2, 1], direct: [1, 1], 'www.google.com': [1, 0] }],
    ['campaign', {}, { june: [1, 0], may: [1, 1] }],
    ['landing', {}, { '/': [2, 2], '/blog/a': [2, 0] }],
    ['source', { visits: 'new' }, { direct: [1, 0], newsletter: [1, 1] }],
    ['landing', { page: '/blog/a' }, { '/blog/a': [2, 0], '/': [1, 0] }],
  ])('have the names of the list %s of %j, with the week before', async (list, segment, names) => {
    expect(await listOf(list, segment)).toEqual(names);
  });

  test('have the ways and the goals of its visits', async () => {
    const ways = await lists(
      "select pages, visitors::int from public.traffic_journeys($1, $2, 'visitor', $3)",
      ...[...week, { page: '/blog/a' }],
    );
    expect(ways).toEqual([
      [['/', '/blog/a'], 1],
      [['/blog/a', '/'], 1],
    ]);
    const returning = ['visitor', { visits: 'returning' }, 'contact', ['/blog/']];
    const reached = { visited: 2, read_on: 1, opened_form: 1, reached: 0 };
    expect(await call('traffic_funnel', ...week, ...returning)).toEqual(reached);
  });

  test('have every day of the week and of the week before', async () => {
    const { days } = await overview({ visits: 'new' });
    expect(days).toHaveLength(14);
    expect(days.filter(({ visitors }) => visitors > 0)).toEqual([
      { day: '2026-03-02', visitors: 1, views: 1 },
      { day: '2026-03-09', visitors: 1, views: 2 },
      { day: '2026-03-10', visitors: 1, views: 2 },
    ]);
  });
});

describe('the sums of visits', () => {
  afterEach(async () => expect(await wrongSums()).toEqual([]));

  test('follow a visit that views more, and one that becomes the staff’s', async () => {
    expect(await wrongSums()).toEqual([]);
    await view('visit-02', '2026-03-09T11:00:00Z', ['/contact', '/']);
    await query(
      "update public.analytics_sessions set audience = 'staff' where session_id = 'visit-01'",
    );
    const all = await overview();
    expect(all.counts).toEqual({ visitor: 3, staff: 1, bot: 1 });
    expect(all.periods[0]).toMatchObject({ visitors: 3, views: 6 });
    expect(await listOf('page', { visits: 'returning' })).toEqual({
      ...{ '/': [2, 1], '/blog/a': [1, 0], '/contact': [1, 1] },
    });
  });

  test('follow a visit that turns out to have begun on the day before', async () => {
    await view('visit-03', '2026-03-08T23:00:00Z', ['/early']);
    expect((await overview()).periods).toMatchObject([{ visitors: 2 }, { visitors: 3 }]);
  });

  test('leave a visit to the sums of deleted visits when it is deleted', async () => {
    const { periods } = await overview();
    await query(
      "delete from public.analytics_sessions where session_id in ('visit-05', 'visit-06'); delete from public.analytics_visit_pages where day < '2026-03-05'",
    );
    expect((await overview()).periods).toEqual(periods);
    expect((await listOf('source'))['newsletter']).toEqual([1, 1]);
  });
});
