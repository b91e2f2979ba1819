import { expect, it } from 'vitest';
import { groupItems } from './group-items';
import { makeInbox, makeItem } from './testing/make-inbox';
import type { CanaryState } from '@talent/api/platform/platform-status';
import { siteItems } from './api/fetch-inbox';

const now = new Date('2026-11-24T09:00:00Z');

it('keeps what is put aside apart until its time has come', () => {
  const items = [makeItem({ key: 'a' }), makeItem({ key: 'b' }), makeItem({ key: 'c' })];
  const snoozes = { a: '2026-11-25T06:00:00Z', b: '2026-11-24T08:59:59Z' };
  const { groups, aside } = groupItems(makeInbox({ items, snoozes }), now);
  expect(aside.map(({ key }) => key)).toEqual(['a']);
  expect(groups[0]?.items.map(({ key }) => key)).toEqual(['b', 'c']);
});

it('counts the requests that the list leaves out', () => {
  const items = [
    makeItem({ key: 'a' }),
    makeItem({ key: 'b', kind: 'people-more', count: 40 }),
    makeItem({ key: 'c', kind: 'crawl-errors', count: 17 }),
  ];
  expect(groupItems(makeInbox({ items }), now).count).toBe(42);
});

const canary: CanaryState = {
  tried: { 'mfe-blog': '12' },
  percent: 10,
  since: '2026-11-24T08:00:00Z',
  verdict: null,
  comparisons: [],
  stopAt: 20,
  hearsBrowsers: true,
  moved: [],
};
const objective = { objective: 'o', advice: 'a', figure: 'The newest backup is 3 days old.' };
const at = '2026-11-24T09:00:00Z';

it('makes items of a running canary and of missed objectives alone', () => {
  const objectives = [
    { id: 'backup', title: 'Backups', status: 'firing', since: '2026-11-23T08:00:00Z' },
    { id: 'disk', title: 'Disk space', status: 'ok', since: null },
    { id: 'certificate', title: 'Certificate', status: 'not-measured', since: null },
  ] as const;
  const all = objectives.map((one) => ({ ...objective, ...one }));
  expect(siteItems(canary, { objectives: all, at })).toEqual([
    {
      key: 'objective:backup:2026-11-23T08:00:00Z',
      kind: 'objective-missed',
      urgency: 'now',
      at: '2026-11-23T08:00:00Z',
      count: 1,
      facts: { title: 'Backups', figure: 'The newest backup is 3 days old.' },
    },
    {
      key: 'canary:2026-11-24T08:00:00Z',
      kind: 'canary-running',
      urgency: 'today',
      at: '2026-11-24T08:00:00Z',
      count: 1,
      facts: { name: 'mfe-blog@12', percent: 10 },
    },
  ]);
});

it('makes none of a canary that is over', () => {
  expect(siteItems({ ...canary, percent: 0 }, { objectives: [], at })).toEqual([]);
  expect(siteItems(null, { objectives: [], at })).toEqual([]);
});
