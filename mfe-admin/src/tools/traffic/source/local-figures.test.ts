import { expect, it } from 'vitest';
import type { LocalEvent } from './local-events';
import {
  localDays,
  localPages,
  localShares,
  localSources,
  localSummary,
  localVitals,
  percentile,
} from './local-figures';

let clock = Date.parse('2026-11-20T23:59:00Z');
function event(session: string, type: string, path: string, metadata = {}): LocalEvent {
  clock += 20_000;
  const referrerHost = session === 'a' ? 'www.google.com' : null;
  return { session, type, path, metadata, at: clock, referrerHost };
}

const vital = (value: number) => ({ name: 'LCP', value, app: 'mfe-blog', app_version: '1-a' });
const events = [
  event('a', 'page_view', '/'),
  event('a', 'page_exit', '/', { total_time: 4_000, max_scroll_depth: 100 }),
  event('a', 'scroll_depth', '/', { depth: 25 }),
  event('a', 'page_view', '/contact'),
  event('a', 'email_captured', '/contact'),
  event('a', 'form_submission', '/contact', { form_type: 'contact', success: true }),
  event('b', 'page_view', '/'),
  event('b', 'page_exit', '/', { total_time: 2_000, max_scroll_depth: 50 }),
  event('b', 'engaged_user', '/'),
  event('b', 'form_submission', '/', { form_type: 'contact', success: true }),
  event('b', 'core_web_vitals', '/', vital(1_000)),
  event('b', 'core_web_vitals', '/', vital(2_000)),
  event('b', 'link_click', '/', { url: 'https://www.linkedin.com/sharing/share-offsite/?url=x' }),
  event('b', 'link_click', '/', { url: 'https://www.linkedin.com/company/example' }),
  event('c', 'page_exit', '/', { total_time: 0, max_scroll_depth: 0 }),
];

it('sums up visits; a contact counts only after an address, a session only with a view', () => {
  expect(localSummary(events)).toEqual({
    ...{ visitors: 2, views: 3, engaged: 1, emails: 1, contacts: 1 },
    ...{ average_ms: 2_000, average_depth: 50 },
  });
});

it('counts visitors on the day they began and views on theirs, in UTC', () => {
  expect(localDays(events, { from: '2026-11-19', to: '2026-11-21' })).toEqual([
    { day: '2026-11-19', visitors: 0, views: 0 },
    { day: '2026-11-20', visitors: 1, views: 1 },
    { day: '2026-11-21', visitors: 1, views: 2 },
  ]);
});

it('sums up pages', () => {
  expect(localPages(events)).toMatchObject([
    { page_path: '/', views: 2, engaged: 1, average_ms: 2_000, reached_25: 1, reached_50: 0 },
    { page_path: '/contact', views: 1, average_ms: null },
  ]);
});

it('names where visitors came from', () => {
  expect(localSources(events)).toMatchObject([
    { source: 'www.google.com', kind: 'referrer', visitors: 1, contacts: 1 },
    { source: 'direct', kind: 'direct', visitors: 1, engaged: 1, contacts: 0 },
  ]);
});

it('takes the 75th percentile of vitals by page and by version', () => {
  expect(localVitals(events, true)).toEqual([
    { part: 'mfe-blog 1-a', vital: 'LCP', p75: 1_750, samples: 2 },
  ]);
  expect(localVitals(events, false)[0]?.part).toBe('/');
});

it('counts what was passed on, and no other link to the same network', () => {
  expect(localShares(events)).toEqual([
    { page_path: '/', way: 'LinkedIn', shares: 1, arrivals: null },
  ]);
});

it('takes percentiles as the database does', () => {
  expect(percentile([4, 1, 3, 2], 0.75)).toBe(3.25);
  expect(percentile([7], 0.75)).toBe(7);
});
