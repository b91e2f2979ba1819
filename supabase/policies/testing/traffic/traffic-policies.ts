import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../sql-client.ts';
import { MONDAY, SUNDAY } from '../stack-rows.ts';
import { admin, member, memberId } from '../stack.ts';

describe('figures of visits', () => {
  const visits = { from_day: MONDAY, to_day: SUNDAY, of_audience: 'visitor', segment: {} };
  const weeks = { to_day: SUNDAY, of_audience: 'visitor', weeks: 8 };
  /** Functions with a part of the first row that they answer an admin. */
  const figures: [name: string, values: Row, seen: Row][] = [
    ['traffic_overview', visits, { audience: 'visitor', counts: { visitor: 2, sample: 1 } }],
    ['traffic_visit_pages', visits, { visit_day: MONDAY, source: 'policy-source' }],
    ['traffic_funnel', { ...visits, goal: 'contact', form_paths: ['/'] }, { visited: 1 }],
    ['traffic_journeys', visits, { pages: ['/one', '/two'] }],
    ['traffic_pages', visits, { views: 1 }],
    ['traffic_sources', visits, { source: 'policy-source' }],
    ['traffic_retention', weeks, { first_week: MONDAY, browsers: 1 }],
  ];
  test.each(figures)('%s counts for an admin, and nothing for a member', async (...figure) => {
    const [name, values, seen] = figure;
    expect(await admin.rowOf(name, values)).toMatchObject(seen);
    expect((await member.rowOf(name, values)) ?? {}).not.toMatchObject(seen);
  });

  test('an admin deletes samples, and visits stay', async () => {
    expect(await admin.call('delete_sample_visits')).toBe(1);
    for (const [table, column, left] of [
      ['analytics_events', 'session_id', 'policy-visit'],
      ['analytics_visit_pages', 'session_id', 'policy-visit'],
      ['analytics_visit_days', 'audience', 'visitor'],
      ['analytics_visit_lists', 'audience', 'visitor'],
    ] as const) {
      const values = (await admin.rows(table)).map((row) => row[column]);
      expect([...new Set(values)]).toEqual([left]);
    }
  });
});

describe('segments with a name', () => {
  const id = '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9d21';
  const add = (patch: Row = {}) => {
    const row = { id, name: 'From the newsletter', filters: { source: 'newsletter' } };
    return admin.insert('traffic_segments', { ...row, ...patch });
  };
  beforeAll(async () => void (await add()));

  test('an admin renames, deletes and adds one again under its id', async () => {
    const set = (patch: Row) => admin.update('traffic_segments', patch, 'id', id);
    expect(await set({ name: 'News' })).toBe(1);
    expect(await admin.rows('traffic_segments')).toMatchObject([{ name: 'News', id }]);
    expect(await set({ filters: {} })).toBe('refused');
    expect(await admin.remove('traffic_segments', 'id', id)).toBe(1);
    expect(await add()).toBe(1);
  });

  test('no admin adds one for somebody else', async () => {
    expect(await add({ id: crypto.randomUUID(), user_id: memberId })).toBe('refused');
  });

  test.each([
    ['no name', { name: '' }, /check/],
    ['spaces around its name', { name: ' News ' }, /check/],
    ['no filter', { filters: {} }, /check/],
    ['a filter that is none', { filters: { color: 'red' } }, /check/],
    ['a number as a filter', { filters: { source: 1 } }, /check/],
    ['another kind of visits', { filters: { visits: 'all' } }, /check/],
    ['a name in another case', { name: 'FROM the newsletter' }, /traffic_segments_name/],
  ])('one with %s is refused', async (_, patch, refusal) => {
    const wrong = add({ id: crypto.randomUUID(), name: 'Wrong', ...patch });
    await expect(wrong).rejects.toThrow(refusal);
  });
});
