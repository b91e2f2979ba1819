import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMigratedServer } from './testing/migrated-server.ts';

interface Visit {
  id: string;
  audience?: string;
  day: string;
  referrer?: string;
  source?: string;
  campaign?: string;
  firstWeek: string;
  pages: readonly string[];
}

/** One week, a Monday to a Sunday, and the week before it. */
const from = '2026-03-09';
const to = '2026-03-15';
const newsletter = { source: 'newsletter', firstWeek: from };
const visits: readonly Visit[] = [
  { ...newsletter, id: 'visit-01', day: '2026-03-09', campaign: 'may', pages: ['/', '/blog/a'] },
  {
    id: 'visit-02',
    day: '2026-03-09',
    referrer: 'www.google.com',
    firstWeek: '2026-03-02',
    pages: ['/'],
  },
  { id: 'visit-03', day: '2026-03-10', firstWeek: from, pages: ['/blog/a', '/'] },
  {
    id: 'visit-04',
    day: '2026-03-11',
    source: 'newsletter',
    campaign: 'june',
    firstWeek: '2026-03-02',
    pages: ['/blog/a'],
  },
  {
    ...newsletter,
    id: 'visit-05',
    day: '2026-03-02',
    campaign: 'may',
    firstWeek: '2026-03-02',
    pages: ['/'],
  },
  { id: 'visit-06', day: '2026-03-04', firstWeek: '2026-02-23', pages: ['/', '/contact'] },
  { id: 'robot-01', audience: 'bot', day: '2026-03-09', firstWeek: from, pages: ['/', '/'] },
];

/** Segments with the same condition on single events, and the figures that both must have. */
const segments: readonly {
  segment: object;
  where: string;
  /** Visitors and views of the week and of the week before. */
  figures: readonly [visitors: number, views: number, visitorsBefore: number, viewsBefore: number];
  /** Views of each page in the week. */
  pages: Record<string, number>;
}[] = [
  { segment: {}, where: 'true', figures: [4, 6, 2, 3], pages: { '/': 3, '/blog/a': 3 } },
  {
    segment: { visits: 'new' },
    where: "first_week >= date_trunc('week', started_at)",
    figures: [2, 4, 1, 1],
    pages: { '/': 2, '/blog/a': 2 },
  },
  {
    segment: { visits: 'returning' },
    where: "first_week < date_trunc('week', started_at)",
    figures: [2, 2, 1, 2],
    pages: { '/': 1, '/blog/a': 1 },
  },
  {
    segment: { source: 'newsletter' },
    where: "utm_source = 'newsletter'",
    figures: [2, 3, 1, 1],
    pages: { '/': 1, '/blog/a': 2 },
  },
  {
    segment: { source: 'www.google.com' },
    where: "referrer_host = 'www.google.com'",
    figures: [1, 1, 0, 0],
    pages: { '/': 1 },
  },
  {
    segment: { source: 'direct' },
    where: 'utm_source is null and referrer_host is null',
    figures: [1, 2, 1, 2],
    pages: { '/': 1, '/blog/a': 1 },
  },
  {
    segment: { campaign: 'may' },
    where: "utm_campaign = 'may'",
    figures: [1, 2, 1, 1],
    pages: { '/': 1, '/blog/a': 1 },
  },
  {
    segment: { landing: '/' },
    where: "journey[1] = '/'",
    figures: [2, 3, 2, 3],
    pages: { '/': 2, '/blog/a': 1 },
  },
  {
    segment: { page: '/blog/a' },
    where: "session_id in (select session_id from analytics_events where page_path = '/blog/a')",
    figures: [3, 5, 0, 0],
    pages: { '/': 2, '/blog/a': 3 },
  },
  {
    segment: { source: 'newsletter', visits: 'returning' },
    where: "utm_source = 'newsletter' and first_week < date_trunc('week', started_at)",
    figures: [1, 1, 0, 0],
    pages: { '/blog/a': 1 },
  },
  {
    segment: {
      source: 'newsletter',
      campaign: 'may',
      landing: '/',
      page: '/blog/a',
      visits: 'new',
    },
    where: "session_id = 'visit-01'",
    figures: [1, 2, 0, 0],
    pages: { '/': 1, '/blog/a': 1 },
  },
];

const server = await startMigratedServer();
afterAll(() => server.stop());
const run = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await server.client.query<Record<string, unknown>>(sql, values)).rows;

async function addVisit(visit: Visit): Promise<void> {
  const { id, audience = 'visitor', day, pages } = visit;
  const at = `${day}T10:00:00Z`;
  await run(
    `insert into public.analytics_sessions
       (session_id, audience, started_at, last_at, referrer_host, utm_source, utm_campaign, first_week)
     values ($1, $2, $3, $3, $4, $5, $6, $7)`,
    [id, audience, at, visit.referrer, visit.source, visit.campaign, visit.firstWeek],
  );
  await view(id, audience, at, pages);
}

async function view(id: string, audience: string, at: string, pages: readonly string[]) {
  await run(
    `insert into public.analytics_events (session_id, happened_at, event_type, page_path, audience)
     select $1, $2::timestamptz + make_interval(mins => at::integer), 'page_view', path, $3
     from unnest($4::text[]) with ordinality as pages (path, at)`,
    [id, at, audience, pages],
  );
}

interface Overview {
  counts: Record<string, number>;
  periods: { visitors: number; views: number }[];
  days: { day: string; visitors: number; views: number }[];
  lists: { list: string; name: string; amount: number; before: number; total: number }[];
}
async function overview(segment: object): Promise<Overview> {
  const [row] = await run("select public.traffic_overview($1, $2, 'visitor', $3) as answer", [
    from,
    to,
    segment,
  ]);
  return row?.['answer'] as Overview;
}
const listOf = ({ lists }: Overview, wanted: string): Record<string, [number, number]> =>
  Object.fromEntries(
    lists
      .filter(({ list }) => list === wanted)
      .map(({ name, amount, before }) => [name, [amount, before]]),
  );

/** Rows of the sums that differ from a count of the visits; none is right. */
function wrongSums(): Promise<Record<string, unknown>[]> {
  return run(`
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
}

beforeAll(async () => {
  await run("set search_path = public; set timezone = 'UTC'");
  for (const visit of visits) await addVisit(visit);
});

describe('the figures of a segment', () => {
  test.each(segments)('$segment are those of its single events', async (expected) => {
    const { segment, where, figures, pages } = expected;
    const [week, before] = (await overview(segment)).periods;
    expect([week?.visitors, week?.views, before?.visitors, before?.views]).toEqual(figures);

    const slow = async (first: string, last: string) => {
      const [row] = await run(
        `select count(distinct session_id)::int as visitors, count(*)::int as views
         from analytics_events join analytics_sessions using (session_id)
         where event_type = 'page_view' and analytics_sessions.audience = 'visitor'
           and started_at >= $1::date and started_at < $2::date + 1 and ${where}`,
        [first, last],
      );
      return [row?.['visitors'], row?.['views']];
    };
    expect([...(await slow(from, to)), ...(await slow('2026-03-02', '2026-03-08'))]).toEqual(
      figures,
    );

    const rows = await run(
      "select page_path, views::int from public.traffic_pages($1, $2, 'visitor', $3)",
      [from, to, segment],
    );
    expect(Object.fromEntries(rows.map((row) => [row['page_path'], row['views']]))).toEqual(pages);
    const listed = listOf(await overview(segment), 'page');
    expect(Object.fromEntries(Object.entries(listed).map(([name, [n]]) => [name, n]))).toEqual(
      pages,
    );
  });

  test('have the names of each list, with the week before', async () => {
    const all = await overview({});
    expect(listOf(all, 'source')).toEqual({
      newsletter: [2, 1],
      direct: [1, 1],
      'www.google.com': [1, 0],
    });
    expect(listOf(all, 'campaign')).toEqual({ june: [1, 0], may: [1, 1] });
    expect(listOf(all, 'landing')).toEqual({ '/': [2, 2], '/blog/a': [2, 0] });
    expect(listOf(await overview({ visits: 'new' }), 'source')).toEqual({
      direct: [1, 0],
      newsletter: [1, 1],
    });
    expect(listOf(await overview({ page: '/blog/a' }), 'landing')).toEqual({
      '/blog/a': [2, 0],
      '/': [1, 0],
    });
  });

  test('have the ways and the goals of its visits', async () => {
    const ways = await run(
      "select pages, visitors::int from public.traffic_journeys($1, $2, 'visitor', $3)",
      [from, to, { page: '/blog/a' }],
    );
    expect(ways).toEqual([
      { pages: ['/', '/blog/a'], visitors: 1 },
      { pages: ['/blog/a', '/'], visitors: 1 },
    ]);
    const [funnel] = await run(
      "select visited::int, read_on::int, opened_form::int, reached::int from public.traffic_funnel($1, $2, 'visitor', $3, 'contact', '{/blog/}')",
      [from, to, { visits: 'returning' }],
    );
    expect(funnel).toEqual({ visited: 2, read_on: 1, opened_form: 1, reached: 0 });
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
  test('follow a visit that views more, and one that becomes the staff’s', async () => {
    expect(await wrongSums()).toEqual([]);
    await view('visit-02', 'visitor', '2026-03-09T11:00:00Z', ['/contact', '/']);
    await run(
      "update public.analytics_sessions set audience = 'staff' where session_id = 'visit-01'",
    );
    expect(await wrongSums()).toEqual([]);
    const all = await overview({});
    expect(all.counts).toEqual({ visitor: 3, staff: 1, bot: 1 });
    expect(all.periods[0]).toMatchObject({ visitors: 3, views: 6 });
    expect(listOf(await overview({ visits: 'returning' }), 'page')).toEqual({
      '/': [2, 1],
      '/blog/a': [1, 0],
      '/contact': [1, 1],
    });
  });

  test('follow a visit that turns out to have begun on the day before', async () => {
    await view('visit-03', 'visitor', '2026-03-08T23:00:00Z', ['/early']);
    expect(await wrongSums()).toEqual([]);
    expect((await overview({})).periods).toMatchObject([{ visitors: 2 }, { visitors: 3 }]);
  });

  test('leave a visit to the sums of deleted visits when it is deleted', async () => {
    const { periods } = await overview({});
    await run("delete from public.analytics_sessions where session_id in ('visit-05', 'visit-06')");
    await run("delete from public.analytics_visit_pages where day < '2026-03-05'");
    expect(await wrongSums()).toEqual([]);
    expect((await overview({})).periods).toEqual(periods);
    expect(listOf(await overview({}), 'source')['newsletter']).toEqual([1, 1]);
  });
});
