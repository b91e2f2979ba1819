// @vitest-environment jsdom
import type { PlatformChanges } from '@talent/api/platform/platform-changes';
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatedPost } from '../../posts/api/list-dated-posts';
import { queryClient } from '../../queries/query-client';
import { ChangesCalendar } from './changes-calendar';

const quiet: PlatformChanges = {
  at: '2026-11-24T12:00:00.000Z',
  channel: 'stable',
  locks: [],
  windows: [],
  canaries: [],
  endedLocks: [],
  untrusted: [],
};
const busy: PlatformChanges = {
  ...quiet,
  locks: [
    {
      channel: 'stable',
      app: null,
      since: '2026-11-23T08:00:00.000Z',
      until: '2026-11-28T08:00:00.000Z',
      reason: 'The fair in Berlin',
      by: 'Ada',
    },
    {
      channel: 'stable',
      app: 'mfe-blog',
      since: '2026-11-24T09:00:00.000Z',
      until: '2026-11-24T18:00:00.000Z',
      reason: 'Incident 12',
      by: 'Grace',
    },
  ],
  canaries: [
    {
      tried: { 'mfe-blog': '1.3.0-0123456789' },
      percent: 10,
      since: '2026-11-22T10:00:00.000Z',
      until: null,
      verdict: null,
    },
    {
      tried: { 'mfe-salary-tools': '2.0.0-0123456789' },
      percent: 0,
      since: '2026-11-15T10:00:00.000Z',
      until: '2026-11-16T11:30:00.000Z',
      verdict: { status: 'worse', reason: 'answers failed', at: '2026-11-16T11:30:00.000Z' },
    },
  ],
};
const releases = [
  {
    revision: 12,
    at: '2026-11-24T10:00:00.000Z',
    changed: [{ app: 'mfe-blog', version: '1.2.0-0123456789' }],
  },
  {
    revision: 11,
    at: '2026-11-20T09:15:00.000Z',
    changed: [
      { app: 'shell', version: '1.0.0-aaaaaaaaaa' },
      { app: 'mfe-blog', version: '1.1.0-0123456789' },
    ],
  },
  {
    revision: 10,
    at: '2026-10-01T09:00:00.000Z',
    changed: [{ app: 'shell', version: '0.9.0-0123456789' }],
  },
];
const post = (id: number, title: string, publishedAt: string): DatedPost => ({
  id,
  title,
  publishedAt,
  version: 1,
  slug: `post-${id}`,
  status: 'scheduled',
  author: 'Grace Example',
});

let platform: PlatformChanges;
let posts: DatedPost[];
let asked: string[];
let isDown: boolean;

vi.mock('../../posts/api/list-dated-posts', () => ({
  listDatedPosts: (from: string, to: string) => {
    asked.push(`${from} ${to}`);
    return Promise.resolve(posts);
  },
}));

beforeEach(() => {
  platform = busy;
  posts = [
    post(7, 'Pay of 2027', '2026-11-30T09:30:00.000Z'),
    post(8, 'A week of jobs', '2026-11-24T08:00:00.000Z'),
    post(9, '', '2026-11-26T07:00:00.000Z'),
  ];
  asked = [];
  isDown = false;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', (input: string) => {
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const answers: Record<string, unknown> = {
      '/_platform/changes': platform,
      '/_platform/releases': { releases },
    };
    return Promise.resolve(Response.json(answers[input]));
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(search = ''): Promise<HTMLElement> {
  const path = `/internal-admin-xyz123/changes${search}`;
  const { container } = renderPage(ChangesCalendar, { path });
  await waitFor(() => expect(container.querySelector('[data-loading]')).toBeNull());
  return container;
}
const range = () => screen.getByRole('heading', { level: 2 }).textContent;
const part = (name: string) => within(screen.getByRole('region', { name }));
const entries = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The words of the marks of a lane. */
const marks = (container: HTMLElement, lane: string) =>
  [...container.querySelectorAll(`[data-lane="${lane}"] title`)].map(
    ({ textContent }) => textContent,
  );

describe('the list of the change calendar', () => {
  it('begins with what holds now, with its end, reason and name', async () => {
    await open();
    expect(entries('Now')).toEqual([
      '2026-11-24 09:00until 2026-11-24 18:00Lockmfe-blog on stableIncident 12 (locked by Grace)',
      '2026-11-23 08:00until 2026-11-28 08:00LockAll apps on stableThe fair in Berlin (locked by Ada)',
      '2026-11-22 10:00still runsCanarymfe-blog@1.3.0-012345678910% of visitors get it',
    ]);
  });

  it('has the days to come, the nearest first', async () => {
    await open();
    const days = part('Next').getAllByRole('heading', { level: 4 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Thursday, 2026-11-26',
      'Monday, 2026-11-30',
    ]);
    expect(entries('Next')).toEqual([
      '07:00PostUntitledScheduled, by Grace Example',
      '09:30PostPay of 2027Scheduled, by Grace Example',
    ]);
  });

  it('has the days before, the newest first, without releases of other weeks', async () => {
    await open();
    const days = part('Earlier').getAllByRole('heading', { level: 4 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Tuesday, 2026-11-24 (today)',
      'Friday, 2026-11-20',
      'Sunday, 2026-11-15',
    ]);
    expect(entries('Earlier')).toEqual([
      '10:00Releasemfe-blog@1.2.0-0123456789Live on stable, revision 12',
      '08:00PostA week of jobsPublished, by Grace Example',
      '09:15Releaseshell@1.0.0-aaaaaaaaaa, mfe-blog@1.1.0-0123456789Live on stable, revision 11',
      '10:00until 2026-11-16 11:30Canarymfe-salary-tools@2.0.0-0123456789Stopped automatically: answers failed',
    ]);
  });

  it('has a lock that has ended, with its real end', async () => {
    const ended = {
      channel: 'stable',
      app: null,
      since: '2026-11-18T08:00:00.000Z',
      until: '2026-11-19T10:00:00.000Z',
      reason: 'A move',
      by: 'Ada',
    };
    platform = { ...busy, endedLocks: [ended] };
    const container = await open();
    expect(entries('Earlier')).toContain(
      '08:00until 2026-11-19 10:00LockAll apps on stableA move (locked by Ada)',
    );
    expect(marks(container, 'lock')).toContain(
      '2026-11-18 08:00 until 2026-11-19 10:00 All apps on stable: A move (locked by Ada)',
    );
  });

  it('tells why a release was rolled back automatically', async () => {
    const [newest] = releases;
    if (newest) Object.assign(newest, { reason: 'page views fail' });
    await open();
    expect(entries('Earlier')[0]).toBe(
      '10:00Releasemfe-blog@1.2.0-0123456789Rolled back automatically on stable, revision 12: page views fail',
    );
    if (newest) Object.assign(newest, { reason: undefined });
  });

  it('leads from each change to its tool', async () => {
    await open();
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkOf('Pay of 2027')).toBe('/internal-admin-xyz123/blog/7');
    expect(linkOf('mfe-blog@1.2.0-0123456789')).toBe('/security-dashboard#versions');
    expect(linkOf('mfe-blog@1.3.0-0123456789')).toBe('/security-dashboard#canary');
  });
});

describe('the lanes of the change calendar', () => {
  it('show the same changes, hidden from screen readers', async () => {
    const container = await open();
    expect(container.querySelector('[data-picture]')?.getAttribute('aria-hidden')).toBe('true');
    expect(marks(container, 'release')).toEqual([
      '2026-11-24 10:00 mfe-blog@1.2.0-0123456789: Live on stable, revision 12',
      '2026-11-20 09:15 shell@1.0.0-aaaaaaaaaa, mfe-blog@1.1.0-0123456789: Live on stable, revision 11',
    ]);
    expect(marks(container, 'canary')).toHaveLength(2);
    expect(marks(container, 'lock')).toEqual([
      '2026-11-23 08:00 until 2026-11-28 08:00 All apps on stable: The fair in Berlin (locked by Ada)',
      '2026-11-24 09:00 until 2026-11-24 18:00 mfe-blog on stable: Incident 12 (locked by Grace)',
    ]);
    const isPlanned = [...container.querySelectorAll('[data-lane="post"] circle')].map(
      (mark) => mark.getAttribute('data-state') === 'next',
    );
    expect(isPlanned).toEqual([true, false, true]);
  });

  it('have a line for now, in the middle of today', async () => {
    const container = await open();
    // Noon of the fifteenth of 29 days.
    expect(container.querySelector('[data-now] line')?.getAttribute('x1')).toBe('50%');
  });

  it('have no line for now in weeks without it', async () => {
    const container = await open('?from=2026-09-01');
    expect(container.querySelector('[data-now]')).toBeNull();
  });

  it('are shaded outside of the release windows, and the list says when they open', async () => {
    const days = ['mon', 'tue', 'wed', 'thu'];
    platform = { ...busy, windows: [{ days, from: '09:00', to: '16:00', zone: 'Europe/Berlin' }] };
    const container = await open();
    expect(screen.getByText('Release windows')).toBeTruthy();
    // 17 of the 29 days have a window: one part before it, and one after the last.
    expect(container.querySelectorAll('[data-band]')).toHaveLength(18);
    expect(
      screen.getByText(
        'Channel stable takes releases only at these times: Mon, Tue, Wed, Thu 09:00–16:00 (Europe/Berlin). It takes them until 2026-11-24 15:00 UTC.',
      ),
    ).toBeTruthy();
  });

  it('are not shaded where stable always takes releases', async () => {
    const container = await open();
    expect(screen.queryByText('Release windows')).toBeNull();
    expect(container.querySelectorAll('[data-band]')).toHaveLength(0);
  });
});

describe('the time that the change calendar shows', () => {
  it('is moved by its buttons, and the address keeps it', async () => {
    await open();
    expect(range()).toBe('2026-11-10 to 2026-12-08');
    press('Later');
    await waitFor(() => expect(range()).toBe('2026-11-24 to 2026-12-22'));
    expect(window.location.search).toBe('?from=2026-11-24');
    press('Earlier');
    press('Earlier');
    await waitFor(() => expect(range()).toBe('2026-10-27 to 2026-11-24'));
    press('Today');
    await waitFor(() => expect(range()).toBe('2026-11-10 to 2026-12-08'));
    expect(window.location.search).toBe('');
  });

  it('is that of the address, and the posts are asked for it', async () => {
    await open('?from=2026-09-20');
    expect(range()).toBe('2026-09-20 to 2026-10-18');
    expect(asked).toEqual(['2026-09-20T00:00:00.000Z 2026-10-19T00:00:00.000Z']);
    expect(screen.getByText('shell@0.9.0-0123456789')).toBeTruthy();
  });
});

describe('the states of the change calendar', () => {
  it('says that it loads, in place of the changes', async () => {
    const path = '/internal-admin-xyz123/changes';
    const { container } = renderPage(ChangesCalendar, { path });
    expect(screen.getByRole('status').textContent).toBe('Loading the changes …');
    expect(range()).toBe('2026-11-10 to 2026-12-08');
    await waitFor(() => expect(container.querySelector('[data-loading]')).toBeNull());
  });

  it('says that nothing changes, and keeps the axis', async () => {
    platform = quiet;
    posts = [];
    const container = await open('?from=2026-08-01');
    expect(screen.getByText('Nothing changes in these days.')).toBeTruthy();
    expect(container.querySelectorAll('[data-lane]')).toHaveLength(4);
  });

  it('says what to do when it could not be loaded, and retries', async () => {
    isDown = true;
    await open();
    expect(screen.getByRole('alert').textContent).toContain('The changes could not be loaded');
    isDown = false;
    press('Try again');
    expect(await screen.findByText('Pay of 2027')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a lock cannot be trusted, beside everything else', async () => {
    const message = 'The lock locks/stable/_all.json cannot be used: run "pnpm unlock stable"';
    platform = { ...busy, windows: null, untrusted: [message] };
    await open();
    const notice = screen.getByText('Releases are refused until this is fixed').parentElement;
    expect(notice?.textContent).toContain(message);
    expect(screen.getByText('Pay of 2027')).toBeTruthy();
  });
});
