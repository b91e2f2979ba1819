// @vitest-environment jsdom
import type { SeoConnections } from '@talent/api/seo/connections';
import { renderPage } from '@talent/testing/render-page';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { GeminiPanel } from './gemini-panel';
import { IndexNowPanel, SearchConsolePanel } from './connection-panels';

afterEach(cleanup);

const show = (panel: ReactNode) => renderPage(() => panel, { path: '/seo-dashboard' });

type SearchConsole = SeoConnections['searchConsole'];
const searchConsole = (patch: Partial<SearchConsole['status']> = {}): SearchConsole => ({
  setting: 'set',
  site: 'sc-domain:example.com',
  account: 'seo@project.iam.gserviceaccount.com',
  status: {
    outcome: 'imported',
    detail: '',
    asked_at: '2026-11-24T03:00:00+00:00',
    succeeded_at: '2026-11-24T03:00:04+00:00',
    next_at: '2026-11-25T02:00:04+00:00',
    figures: 1234,
    last_day: '2026-11-21',
    ...patch,
  },
});

describe('Search Console', () => {
  it('shows the last import, its rows and the next one', () => {
    show(<SearchConsolePanel connection={searchConsole()} />);
    expect(screen.getByText('Connected')).toBeTruthy();
    for (const text of ['sc-domain:example.com', '2026-11-24 03:00', '1,234', '2026-11-21']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('2026-11-25 02:00')).toBeTruthy();
    expect(screen.queryByText('How to connect')).toBeNull();
  });

  it.each([
    ['permission', /add seo@project\.iam\.gserviceaccount\.com under Settings/],
    ['key-refused', /Google rejected the key/],
    ['api-disabled', /The Search Console API is off/],
    ['site-unknown', /knows no such property/],
    ['quota', /quota is used up for now/],
    ['unreachable', /could not be reached/],
  ] as const)('says what %s means, and how to fix it', (outcome, words) => {
    show(<SearchConsolePanel connection={searchConsole({ outcome })} />);
    expect(screen.getByText('Needs attention')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    // The figures of before are still there.
    expect(screen.getByText('1,234')).toBeTruthy();
  });

  it('says so when nothing was imported yet', () => {
    const status = { outcome: 'never', succeeded_at: null, next_at: null } as const;
    show(<SearchConsolePanel connection={searchConsole(status)} />);
    expect(screen.getByText('never')).toBeTruthy();
    expect(screen.getByText('at the next run of the schedule, within an hour')).toBeTruthy();
  });

  it('names the settings that cannot be read', () => {
    show(<SearchConsolePanel connection={{ ...searchConsole(), setting: 'malformed' }} />);
    expect(
      screen.getByText(/SEARCH_CONSOLE_KEY or SEARCH_CONSOLE_SITE cannot be read/),
    ).toBeTruthy();
  });
});

type Last = NonNullable<SeoConnections['indexNow']['status']['last']>;
const indexNow = (last: Partial<Last> | null): SeoConnections['indexNow'] => ({
  setting: 'set',
  keyAddress: 'https://www.example.com/abcdef0123456789.txt',
  status: {
    waiting: 2,
    told: 117,
    failures: 0,
    not_before: '2026-11-24T05:00:00+00:00',
    listed_at: '2026-11-24T04:00:00+00:00',
    last: last && {
      sent_at: '2026-11-24T04:01:00+00:00',
      pages: 3,
      outcome: 'accepted',
      status: 200,
      ...last,
    },
  },
});

describe('IndexNow', () => {
  it('shows the key file, what waits and the last call', () => {
    show(<IndexNowPanel connection={indexNow({})} />);
    expect(screen.getByText('Connected')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'https://www.example.com/abcdef0123456789.txt',
    );
    for (const text of ['2', '117', '2026-11-24 04:01', '2026-11-24 05:00']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it.each([
    ['key-refused', /could not read the key file/],
    ['pages-refused', /SITE_URL has to be the public address/],
    ['limited', /asked to wait \(429\)/],
    ['malformed', /not readable \(400\)/],
  ] as const)('says what %s means', (outcome, words) => {
    show(<IndexNowPanel connection={indexNow({ outcome })} />);
    expect(screen.getByText('Needs attention')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is connected before its first call', () => {
    show(<IndexNowPanel connection={indexNow(null)} />);
    expect(screen.getByText('Connected')).toBeTruthy();
    expect(screen.getByText('never')).toBeTruthy();
  });
});

describe('Gemini', () => {
  const gemini = (model: string, isAlias = false) =>
    show(<GeminiPanel connection={{ setting: 'set', model, isAlias }} today="2026-11-24" />);

  it('says that an alias follows Google’s newest model', () => {
    gemini('gemini-flash-latest', true);
    expect(screen.getByText('Connected')).toBeTruthy();
    expect(screen.getByText(/Google moves this name/)).toBeTruthy();
  });

  it('warns of a known retirement of the pinned model, and names the setting and the replacement', () => {
    gemini('gemini-3.1-flash-lite');
    expect(screen.getByText('Needs attention')).toBeTruthy();
    expect(
      screen.getByText(
        /retires this model on 2027-05-07\. Set GEMINI_MODEL to gemini-3\.5-flash-lite, or /,
      ),
    ).toBeTruthy();
  });

  it('says so when the model is gone already', () => {
    gemini('gemini-2.0-flash');
    expect(screen.getByText(/has retired this model on 2026-06-01/)).toBeTruthy();
  });

  it('warns of no model that it knows nothing of', () => {
    gemini('constructor');
    expect(screen.getByText('Connected')).toBeTruthy();
    expect(screen.getByText('Pinned by GEMINI_MODEL.')).toBeTruthy();
  });
});
