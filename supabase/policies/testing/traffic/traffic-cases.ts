import { beforeAll, describe, expect, test } from 'vitest';
import { addAdmin, type TwoConnections } from '../migrated-server.ts';

const minute = 60_000;
const view = (path: string, age_ms = 0) => ({ type: 'page_view', path, age_ms, metadata: {} });
const exit = (path: string, total_time: number, max_scroll_depth: number) => ({
  type: 'page_exit',
  path,
  age_ms: 0,
  metadata: { total_time, max_scroll_depth },
});
const vital = (value: number) => ({
  type: 'core_web_vitals',
  path: '/',
  age_ms: 0,
  metadata: { name: 'LCP', value, rating: 'good', app: 'mfe-blog', app_version: '1-a' },
});

/** Collected events and their sums, on a Postgres server. */
export function describeTraffic(connections: TwoConnections): void {
  describe('collected events', () => {
    const client = connections.one;
    let adminId: string;
    let day: string;

    beforeAll(async () => {
      adminId = await addAdmin(client);
      const { rows } = await client.query<{ day: string }>(
        "select (now() at time zone 'UTC')::date::text as day",
      );
      day = rows[0]?.day ?? '';
      await client.query(
        'truncate public.analytics_events, public.analytics_sessions, public.analytics_page_days, public.analytics_visit_pages, public.analytics_visit_days, public.analytics_visit_lists',
      );
      await send('visitor1', [view('/', 3), exit('/', 4_000, 100), view('/contact', 2)], {
        referrer_host: 'www.linkedin.com',
        utm: { source: 'newsletter', campaign: 'may' },
      });
      await send('visitor1', [
        { type: 'email_captured', path: '/contact', age_ms: 0, metadata: { source: 'contact' } },
        {
          type: 'form_submission',
          path: '/contact',
          age_ms: 0,
          metadata: { form_type: 'contact', success: true },
        },
        ...[1_000, 2_000, 3_000, 4_000].map(vital),
      ]);
      await send('visitor2', [
        view('/'),
        exit('/', 2_000, 50),
        { type: 'engaged_user', path: '/', age_ms: 0, metadata: {} },
        {
          type: 'link_click',
          path: '/',
          age_ms: 0,
          metadata: { url: 'https://www.linkedin.com/sharing/share-offsite/' },
        },
      ]);
      await send('a-robot1', [view('/')], { is_bot: true });
      await send('a-staff1', [view('/')], {});
      await send('a-staff1', [view('/seo-dashboard')], { user_id: adminId });
    });

    async function send(session_id: string, events: object[], facts: object = {}): Promise<void> {
      const batch = { user_id: null, is_bot: false, referrer_host: null, utm: {}, ...facts };
      await client.query("select public.record_analytics_events($1, '{}')", [
        JSON.stringify({ ...batch, session_id, events }),
      ]);
    }

    async function ask(question: string): Promise<Record<string, unknown>[]> {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(answer) as row from public.${question} as answer`,
      );
      return rows.map(({ row }) => row);
    }
    const of = (audience: string) => `'${day}', '${day}', '${audience}'`;

    test('are summed up for each audience', async () => {
      const [visitors] = await ask(`traffic_overview(${of('visitor')})`);
      expect(visitors).toMatchObject({
        audience: 'visitor',
        has_samples: false,
        counts: { bot: 1, staff: 1, visitor: 2 },
        days: [{ visitors: 0 }, { day, visitors: 2, views: 3 }],
      });
      expect(visitors?.['periods']).toEqual([
        {
          period: 0,
          visitors: 2,
          views: 3,
          engaged: 1,
          contacts: 1,
          average_ms: 3_000,
        },
      ]);
      const [bots] = await ask(`traffic_overview(${of('bot')})`);
      expect(bots).toMatchObject({ days: [{ visitors: 0 }, { day, visitors: 1, views: 1 }] });
    });

    test('list sources, campaigns and shares', async () => {
      expect(await ask(`traffic_sources(${of('visitor')})`)).toHaveLength(2);
      expect(await ask(`traffic_campaigns(${of('visitor')})`)).toMatchObject([
        { campaign: 'may', source: 'newsletter', medium: '', visitors: 1, contacts: 1 },
      ]);
      expect(await ask(`traffic_shares(${of('visitor')})`)).toEqual([
        { page_path: '/', way: 'LinkedIn', shares: 1, arrivals: 1 },
      ]);
    });

    test('tell the way of a visit and its goal', async () => {
      expect(await ask(`traffic_journeys(${of('visitor')}, '{}')`)).toEqual([
        { pages: ['/', '/contact'], visitors: 1, total: 1 },
      ]);
      expect(await ask(`traffic_funnel(${of('visitor')}, '{}', 'contact', '{/contact}')`)).toEqual([
        { visited: 2, read_on: 2, opened_form: 1, reached: 1 },
      ]);
      expect((await ask('traffic_live()'))[0]).toMatchObject({ visitors: 2, views: 3 });
    });

    test('follow a segment in every list', async () => {
      const from = (segment: object) => `${of('visitor')}, '${JSON.stringify(segment)}'`;
      const news = from({ source: 'newsletter' });
      const pages = await ask(`traffic_pages(${news})`);
      // Both came over `/`; the segment has one view of it.
      expect(pages.find((row) => row['page_path'] === '/')).toMatchObject({
        ...{ views: 1, engaged: 0, average_ms: 4_000, average_depth: 100 },
      });
      const vitals = (segment: object) =>
        ask(`traffic_vitals(${of('visitor')}, true, '${JSON.stringify(segment)}')`);
      expect(await vitals({ source: 'newsletter' })).toMatchObject([{ p75: 3_000, samples: 4 }]);
      expect(await vitals({ source: 'direct' })).toEqual([]);
      // The click was in the other visit, the arrival in this one.
      expect(await ask(`traffic_shares(${news})`)).toEqual([
        { page_path: '/', way: 'LinkedIn', shares: 0, arrivals: 1 },
      ]);
      const live = async (segment: object) =>
        (await ask(`traffic_live('visitor', '${JSON.stringify(segment)}')`))[0];
      expect(await live({ page: '/contact' })).toMatchObject({ visitors: 1, views: 2 });
      expect(await live({ campaign: 'june' })).toMatchObject({ visitors: 0, views: 0 });
    });

    test('count a browser in its weeks with the visits of the segment', async () => {
      await client.query(
        `update public.analytics_sessions
           set first_week = date_trunc('week', started_at at time zone 'UTC')::date, opened_week = true
           where audience = 'visitor'`,
      );
      const browsers = async (segment: object) => {
        const asked = `traffic_retention('${day}', 'visitor', 8, '${JSON.stringify(segment)}')`;
        return (await ask(asked)).map((row) => row['browsers']);
      };
      expect(await browsers({})).toEqual([2]);
      expect(await browsers({ source: 'newsletter' })).toEqual([1]);
      // Each row has new and returning ones.
      expect(await browsers({ visits: 'returning' })).toEqual([2]);
    });

    test('give the 75th percentile by page and by version', async () => {
      expect(await ask(`traffic_vitals(${of('visitor')}, true)`)).toEqual([
        { part: 'mfe-blog 1-a', vital: 'LCP', p75: 3_000, samples: 4 },
      ]);
      expect(await ask(`traffic_vitals(${of('visitor')}, false)`)).toMatchObject([{ part: '/' }]);
    });

    test('keep the first page of a session, whichever batch came first', async () => {
      const { rows } = await client.query(
        "select landing_path, views from public.analytics_sessions where session_id = 'visitor1'",
      );
      expect(rows).toEqual([{ landing_path: '/', views: 2 }]);
    });

    test('of bots and staff are not counted among visitors', async () => {
      const pages = await ask(`traffic_pages(${of('visitor')})`);
      // The view before the sign-in keeps its audience.
      expect(pages.find((row) => row['page_path'] === '/')).toMatchObject({ views: 3 });
      expect(pages.some((row) => row['page_path'] === '/seo-dashboard')).toBe(false);
    });

    test('happen at most a day before they arrive, and never later', async () => {
      await send('ages-123', [view('/', 30 * 24 * 60 * minute), view('/', -minute)]);
      const { rows } = await client.query<{ hours: number }>(
        `select round(extract(epoch from now() - happened_at) / 3600)::int as hours
         from public.analytics_events where session_id = 'ages-123' order by 1`,
      );
      expect(rows.map(({ hours }) => hours)).toEqual([0, 24]);
    });

    test('go after 90 days and 13 months, and leave sums of their sessions', async () => {
      const tables = [
        'analytics_events',
        'analytics_visit_pages',
        'analytics_sessions',
        'analytics_page_days',
      ];
      const count = async (): Promise<number[]> => {
        const counts = [];
        for (const table of tables) {
          const { rows } = await client.query<{ n: number }>(
            `select count(*)::int as n from public.${table}`,
          );
          counts.push(rows[0]?.n ?? 0);
        }
        return counts;
      };
      const before = await count();
      await client.query('select public.delete_expired()');
      expect(await count()).toEqual(before);
      await client.query(`
        update public.analytics_events set happened_at = happened_at - interval '14 months';
        update public.analytics_sessions
          set last_at = last_at - interval '14 months', started_at = started_at - interval '14 months';
        update public.analytics_visit_pages set day = day - 91;
        update public.analytics_page_days set day = day - 800;
        select public.delete_expired();`);
      expect(await count()).toEqual([0, 0, 0, 0]);
      const { rows } = await client.query(
        "select sum(visitors)::int as visitors, sum(contacts)::int as contacts from public.analytics_session_days where audience = 'visitor'",
      );
      expect(rows).toEqual([{ visitors: 3, contacts: 1 }]);
    });
  });
}
