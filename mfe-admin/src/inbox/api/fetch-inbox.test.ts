import type { CanaryState } from '@talent/api/platform/platform-status';
import { expect, it } from 'vitest';
import { siteItems } from './fetch-inbox';

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
