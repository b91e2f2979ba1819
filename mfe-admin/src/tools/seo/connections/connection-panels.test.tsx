// @vitest-environment jsdom
import type { SeoConnections } from '@talent/api/seo/connections';
import { renderPage } from '@talent/testing/render-page';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { GeminiPanel } from '../tasks/plan-task';
import { IndexNowPanel, SearchConsolePanel } from './connection-panels';

afterEach(cleanup);

const show = (panel: ReactNode) => renderPage(() => panel, { path: '/seo-dashboard' });

const searchConsole = (
  patch: Partial<SeoConnections['searchConsole']['status']> = {},
): SeoConnections['searchConsole'] => ({
  ...{ setting: 'set', site: 'sc-domain:example.com', account: 'seo@p.gserviceaccount.com' },
  status: {
    ...{ outcome: 'imported', detail: '', figures: 1234, last_day: '2026-11-21' },
    ...{ asked_at: '2026-11-24T03:00:00+00:00', succeeded_at: '2026-11-24T03:00:04+00:00' },
    ...{ next_at: '2026-11-25T02:00:04+00:00', ...patch },
  },
});

it('Search Console shows the last import, its rows and the next one', () => {
  show(<SearchConsolePanel connection={searchConsole()} />);
  const facts = ['sc-domain:example.com', '2026-11-24 03:00 UTC', '1,234', '2026-11-21'];
  for (const text of ['Connected', ...facts, '2026-11-25 02:00 UTC']) screen.getByText(text);
  expect(screen.queryByText('How to connect')).toBeNull();
});

it.each([
  ['permission', /add seo@p\.gserviceaccount\.com under Settings/],
  ['key-refused', /Google rejected the key/],
  ['api-disabled', /The Search Console API is off/],
  ['site-unknown', /knows no such property/],
  ['quota', /quota is used up for now/],
  ['unreachable', /could not be reached/],
] as const)('Search Console says what %s means, and how to fix it', (outcome, words) => {
  show(<SearchConsolePanel connection={searchConsole({ outcome })} />);
  // The figures of before are still there.
  for (const text of ['Needs attention', words, '1,234']) screen.getByText(text);
});

it('Search Console says so when nothing was imported yet', () => {
  const status = { outcome: 'never', succeeded_at: null, next_at: null } as const;
  show(<SearchConsolePanel connection={searchConsole(status)} />);
  screen.getByText('never');
  screen.getByText('at the next run of the schedule, within an hour');
});

it('Search Console names the settings that cannot be read', () => {
  show(<SearchConsolePanel connection={{ ...searchConsole(), setting: 'malformed' }} />);
  screen.getByText(/SEARCH_CONSOLE_KEY or SEARCH_CONSOLE_SITE cannot be read/);
});

type Last = NonNullable<SeoConnections['indexNow']['status']['last']>;
const indexNow = (last: Partial<Last> | null): SeoConnections['indexNow'] => ({
  ...{ setting: 'set', keyAddress: 'https://www.example.com/abcdef0123456789.txt' },
  status: {
    ...{ waiting: 2, told: 117, failures: 0 },
    ...{ not_before: '2026-11-24T05:00:00+00:00', listed_at: '2026-11-24T04:00:00+00:00' },
    last: last && {
      ...{ sent_at: '2026-11-24T04:01:00+00:00', pages: 3, outcome: 'accepted', status: 200 },
      ...last,
    },
  },
});

it('IndexNow is connected before its first call, and shows the key file, what waits and the last call', () => {
  show(<IndexNowPanel connection={indexNow(null)} />);
  for (const text of ['Connected', 'never']) screen.getByText(text);
  cleanup();
  show(<IndexNowPanel connection={indexNow({})} />);
  const facts = ['2', '117', '2026-11-24 04:01 UTC', '2026-11-24 05:00 UTC'];
  for (const text of ['Connected', ...facts]) screen.getByText(text);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    'https://www.example.com/abcdef0123456789.txt',
  );
});

it.each([
  ['key-refused', /could not read the key file/],
  ['pages-refused', /SITE_URL has to be the public address/],
  ['limited', /asked to wait \(429\)/],
  ['malformed', /not readable \(400\)/],
] as const)('IndexNow says what %s means', (outcome, words) => {
  show(<IndexNowPanel connection={indexNow({ outcome })} />);
  for (const text of ['Needs attention', words]) screen.getByText(text);
});

it.each([
  ['gemini-flash-latest', 'Connected', /Google moves this name/],
  [
    'gemini-3.1-flash-lite',
    'Needs attention',
    /retires this model on 2027-05-07\. Set GEMINI_MODEL to gemini-3\.5-flash-lite, or /,
  ],
  ['gemini-2.0-flash', 'Needs attention', /has retired this model on 2026-06-01/],
  ['constructor', 'Connected', 'Pinned by GEMINI_MODEL.'],
])('the Gemini model %s: %s', (model, state, words) => {
  const connection = { setting: 'set', model, isAlias: model.endsWith('latest') } as const;
  show(<GeminiPanel connection={connection} today="2026-11-24" />);
  for (const text of [state, words]) screen.getByText(text);
});
