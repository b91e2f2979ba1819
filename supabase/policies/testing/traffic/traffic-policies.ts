import { beforeAll, describe, expect, test } from 'vitest';
import { answerOf, rowOf, type PolicyBackend, type Row } from '../policy-backend.ts';

const DAY_MS = 86_400_000;
const dayBack = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** Monday of the week before this one: the local stack deletes old events while the tests run. */
const MONDAY = dayBack(7 + ((new Date().getUTCDay() + 6) % 7));
const SUNDAY = new Date(Date.parse(MONDAY) + 6 * DAY_MS).toISOString().slice(0, 10);

/** For the owner of the database: a visit, a sample, and the sum of a visit that was deleted. */
export const VISITS_SQL = `
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
    ('${MONDAY}', 'visitor', 'policy-source', 'campaign', '', '', '/one', false, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);`;

const visits = {
  from_day: MONDAY,
  to_day: SUNDAY,
  of_audience: 'visitor',
  segment: {},
};
/** Functions with a part of the first row that they answer an admin. */
const figures: readonly [name: string, values: Row, seen: Row][] = [
  ['traffic_overview', visits, { audience: 'visitor', counts: { visitor: 2, sample: 1 } }],
  ['traffic_visit_pages', visits, { visit_day: MONDAY, source: 'policy-source' }],
  ['traffic_funnel', { ...visits, goal: 'contact', form_paths: ['/'] }, { visited: 1 }],
  ['traffic_journeys', visits, { pages: ['/one', '/two'] }],
  ['traffic_pages', visits, { views: 1 }],
  ['traffic_sources', visits, { source: 'policy-source' }],
  [
    'traffic_retention',
    { to_day: SUNDAY, of_audience: 'visitor', weeks: 8 },
    { first_week: MONDAY, browsers: 1 },
  ],
];
const segment = (patch: Row = {}): Row => ({
  id: '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d21',
  name: 'From the newsletter',
  filters: { source: 'newsletter' },
  ...patch,
});

/** The policies of collected visits, and of segments with a name. */
export function describeTrafficPolicies(backend: () => PolicyBackend): void {
  describe('figures of visits', () => {
    test.each(figures)('%s counts for an admin, and nothing for a member', async (...figure) => {
      const [name, values, seen] = figure;
      const { admin, member } = backend();
      expect(rowOf(await admin.call(name, values))).toMatchObject(seen);
      expect(rowOf(await member.call(name, values)) ?? {}).not.toMatchObject(seen);
    });

    test('an admin deletes samples, and visits stay', async () => {
      const { admin } = backend();
      expect(answerOf(await admin.call('delete_sample_visits', {}))).toBe(1);
      for (const table of ['analytics_events', 'analytics_visit_pages'] as const) {
        const ids = ((await admin.read(table)) as Row[]).map((row) => row['session_id']);
        expect(new Set(ids)).toEqual(new Set(['policy-visit']));
      }
      for (const table of ['analytics_visit_days', 'analytics_visit_lists'] as const) {
        const audiences = ((await admin.read(table)) as Row[]).map((row) => row['audience']);
        expect(new Set(audiences)).toEqual(new Set(['visitor']));
      }
    });
  });

  describe('segments with a name', () => {
    beforeAll(async () => void (await backend().admin.insert('traffic_segments', segment())));

    test('an admin renames, deletes and adds one again under its id', async () => {
      const { admin } = backend();
      const { id } = segment();
      expect(await admin.update('traffic_segments', { name: 'News' }, 'id', id)).toBe(1);
      expect(await admin.read('traffic_segments')).toMatchObject([{ name: 'News', id }]);
      expect(await admin.update('traffic_segments', { filters: {} }, 'id', id)).toBe('refused');
      expect(await admin.remove('traffic_segments', 'id', id)).toBe(1);
      expect(await admin.insert('traffic_segments', segment())).toBe(1);
    });

    test('no admin adds one for somebody else', async () => {
      const { admin, memberId } = backend();
      const theirs = segment({ id: '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d23', user_id: memberId });
      expect(await admin.insert('traffic_segments', theirs)).toBe('refused');
    });

    test.each([
      ['no name', { name: '' }],
      ['spaces around its name', { name: ' News ' }],
      ['no filter', { filters: {} }],
      ['a filter that is none', { filters: { color: 'red' } }],
      ['a number as a filter', { filters: { source: 1 } }],
      ['another kind of visits', { filters: { visits: 'all' } }],
    ] as const)('one with %s is refused', async (_, patch) => {
      const wrong = segment({
        id: '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d24',
        name: 'Wrong',
        ...patch,
      });
      await expect(backend().admin.insert('traffic_segments', wrong)).rejects.toThrow(/check/);
    });

    test('two names of an admin differ by more than case', async () => {
      const again = segment({
        id: '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d25',
        name: 'FROM the newsletter',
      });
      await expect(backend().admin.insert('traffic_segments', again)).rejects.toThrow(
        /traffic_segments_name/,
      );
    });
  });
}
