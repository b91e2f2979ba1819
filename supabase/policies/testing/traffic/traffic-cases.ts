import { beforeAll, describe, expect, test } from 'vitest';
import { call, client, count, lists, query, value } from '../database.ts';
import { addAdmin } from '../migrated-server.ts';

const minute = 60_000;
const event = (type: string, path: string, metadata: object = {}, age_ms = 0) => ({
  ...{ type, path, age_ms, metadata },
});
const view = (path: string, age_ms = 0) => event('page_view', path, {}, age_ms);
const exit = (path: string, total_time: number, max_scroll_depth: number) =>
  event('page_exit', path, { total_time, max_scroll_depth });
const vital = { name: 'LCP', rating: 'good', app: 'mfe-blog', app_version: '1-a' };

describe('collected events', () => {
  let day: string;

  beforeAll(async () => {
    day = await value("select (now() at time zone 'UTC')::date::text");
    await query(
      'truncate public.analytics_events, public.analytics_sessions, public.analytics_page_days, public.analytics_visit_pages, public.analytics_visit_days, public.analytics_visit_lists',
    );
    await send('visitor1', [view('/', 3), exit('/', 4_000, 100), view('/contact', 2)], {
      referrer_host: 'www.linkedin.com',
      utm: { source: 'newsletter', campaign: 'may' },
    });
    await send('visitor1', [
      event('email_captured', '/contact', { source: 'contact' }),
      event('form_submission', '/contact', { form_type: 'contact', success: true }),
      ...[1_000, 2_000, 3_000, 4_000].map((ms) =>
        event('core_web_vitals', '/', { ...vital, value: ms }),
      ),
    ]);
    const share = 'https://www.linkedin.com/sharing/share-offsite/';
    await send('visitor2', [
      ...[view('/'), exit('/', 2_000, 50), event('engaged_user', '/')],
      event('link_click', '/', { url: share }),
    ]);
    await send('a-robot1', [view('/')], { is_bot: true });
    await send('a-staff1', [view('/')]);
    await send('a-staff1', [view('/seo-dashboard')], { user_id: await addAdmin(client) });
  });

  async function send(session_id: string, events: object[], facts: object = {}): Promise<void> {
    const batch = { user_id: null, is_bot: false, referrer_host: null, utm: {}, ...facts };
    await call('record_analytics_events', { ...batch, session_id, events }, {});
  }

  /** All rows that a question answers about the visitors of the day. */
  const ask = async (question: string, ...values: unknown[]) => {
    const marks = values.map((_, index) => `, $${index + 1}`).join('');
    const asked = `traffic_${question}('${day}', '${day}', 'visitor'${marks})`;
    return (
      await lists(`select to_jsonb(answer) from public.${asked} as answer`, ...values)
    ).flat() as Record<string, unknown>[];
  };

  test('are summed up for each audience', async () => {
    expect(await ask('overview')).toMatchObject([
      {
        audience: 'visitor',
        has_samples: false,
        counts: { bot: 1, staff: 1, visitor: 2 },
        days: [{ visitors: 0 }, { day, visitors: 2, views: 3 }],
        periods: [{ period: 0, visitors: 2, views: 3, engaged: 1, contacts: 1, average_ms: 3_000 }],
      },
    ]);
    expect(await call('traffic_overview', day, day, 'bot')).toMatchObject({
      days: [{ visitors: 0 }, { day, visitors: 1, views: 1 }],
    });
  });

  test('list sources, campaigns and shares', async () => {
    expect(await ask('sources')).toHaveLength(2);
    expect(await ask('campaigns')).toMatchObject([
      { campaign: 'may', source: 'newsletter', medium: '', visitors: 1, contacts: 1 },
    ]);
    expect(await ask('shares')).toEqual([
      { page_path: '/', way: 'LinkedIn', shares: 1, arrivals: 1 },
    ]);
  });

  test('tell the way of a visit and its goal', async () => {
    expect(await ask('journeys', {})).toEqual([
      { pages: ['/', '/contact'], visitors: 1, total: 1 },
    ]);
    expect(await ask('funnel', {}, 'contact', ['/contact'])).toEqual([
      { visited: 2, read_on: 2, opened_form: 1, reached: 1 },
    ]);
    expect(await call('traffic_live')).toMatchObject({ visitors: 2, views: 3 });
  });

  test('follow a segment in every list', async () => {
    const news = { source: 'newsletter' };
    // Both came over `/`; the segment has one view of it.
    expect(await ask('pages', news)).toContainEqual(
      expect.objectContaining({
        ...{ page_path: '/', views: 1, engaged: 0, average_ms: 4_000, average_depth: 100 },
      }),
    );
    expect(await ask('vitals', true, news)).toMatchObject([{ p75: 3_000, samples: 4 }]);
    expect(await ask('vitals', true, { source: 'direct' })).toEqual([]);
    // The click was in the other visit, the arrival in this one.
    expect(await ask('shares', news)).toEqual([
      { page_path: '/', way: 'LinkedIn', shares: 0, arrivals: 1 },
    ]);
    const live = (segment: object) => call('traffic_live', 'visitor', segment);
    expect(await live({ page: '/contact' })).toMatchObject({ visitors: 1, views: 2 });
    expect(await live({ campaign: 'june' })).toMatchObject({ visitors: 0, views: 0 });
  });

  test.each([
    [{}, 2],
    [{ source: 'newsletter' }, 1],
    // Each row has new and returning ones.
    [{ visits: 'returning' }, 2],
  ])('count a browser in its weeks with the visits of %j', async (segment, browsers) => {
    await query(
      `update public.analytics_sessions
         set first_week = date_trunc('week', started_at at time zone 'UTC')::date, opened_week = true
         where audience = 'visitor'`,
    );
    const found = await lists(
      "select browsers::int from public.traffic_retention($1, 'visitor', 8, $2)",
      ...[day, segment],
    );
    expect(found).toEqual([[browsers]]);
  });

  test('give the 75th percentile by page and by version', async () => {
    expect(await ask('vitals', true)).toEqual([
      { part: 'mfe-blog 1-a', vital: 'LCP', p75: 3_000, samples: 4 },
    ]);
    expect(await ask('vitals', false)).toMatchObject([{ part: '/' }]);
  });

  test('keep the first page of a session, whichever batch came first', async () => {
    expect(
      await lists(
        "select landing_path, views from public.analytics_sessions where session_id = 'visitor1'",
      ),
    ).toEqual([['/', 2]]);
  });

  test('of bots and staff are not counted among visitors', async () => {
    const pages = (await ask('pages')).map((row) => [row['page_path'], row['views']]);
    // The view before the sign-in keeps its audience.
    expect(pages).toContainEqual(['/', 3]);
    expect(pages.flat()).not.toContain('/seo-dashboard');
  });

  test('happen at most a day before they arrive, and never later', async () => {
    await send('ages-123', [view('/', 30 * 24 * 60 * minute), view('/', -minute)]);
    const hours = 'round(extract(epoch from now() - happened_at) / 3600)::int';
    expect(
      await lists(
        `select ${hours} from public.analytics_events where session_id = 'ages-123' order by 1`,
      ),
    ).toEqual([[0], [24]]);
  });

  test('go after 90 days and 13 months, and leave sums of their sessions', async () => {
    const tables = ['events', 'visit_pages', 'sessions', 'page_days'];
    const counts = () => Promise.all(tables.map((table) => count(`public.analytics_${table}`)));
    const before = await counts();
    await call('delete_expired');
    expect(await counts()).toEqual(before);
    await query(`
      update public.analytics_events set happened_at = happened_at - interval '14 months';
      update public.analytics_sessions
        set last_at = last_at - interval '14 months', started_at = started_at - interval '14 months';
      update public.analytics_visit_pages set day = day - 91;
      update public.analytics_page_days set day = day - 800;
      select public.delete_expired();`);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect(
      await lists(
        "select sum(visitors)::int, sum(contacts)::int from public.analytics_session_days where audience = 'visitor'",
      ),
    ).toEqual([[3, 1]]);
  });
});
