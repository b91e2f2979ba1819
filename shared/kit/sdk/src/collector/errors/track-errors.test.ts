// @vitest-environment jsdom
import { consentStore, SdkError, track, trackQueue } from '@talent/sdk';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import type { View } from '../trackers/view.ts';
import { trackErrors, type Failure } from './track-errors.ts';

const origin = location.origin;
const post = `${origin}/assets/mfe-blog/post-a1_B2-c3.js`;
const views = create<View>(() => ({ status: 'shown', path: '/blog/one', at: 1, loadTime: 1 }));
const failures: Failure[] = [];
const fetched = vi.fn<typeof fetch>();
type Observer = (list: { getEntries: () => unknown[] }) => void;
const observers = new Map<string, Observer>();

/** The errors are tracked once in the life of a tab. */
beforeAll(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['resource', 'event', 'long-animation-frame'];
      read: Observer;
      constructor(read: Observer) {
        this.read = read;
      }
      observe({ type }: { type: string }): void {
        observers.set(type, this.read);
      }
    },
  );
  consentStore.setState({ status: 'refused' }, true);
  failures.push({ app: 'mfe-blog', error: new TypeError('before the collector') });
  trackErrors('0123456789ab', {
    views,
    failures,
    ownerOfPage: () => ({ app: 'mfe-blog', app_version: '1.0.0-0123456789' }),
    versionOf: (app) => (app === 'mfe-admin' ? '2.0.0-0123456789' : null),
  });
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })),
  );
  consentStore.setState({ status: 'accepted' }, true);
  views.setState({ at: views.getState().at + 1, path: '/blog/one' });
});
afterEach(() => {
  consentStore.setState({ status: 'refused' }, true);
  vi.useRealTimers();
});

interface Batch {
  session_id: string;
  composition: string;
  reports: Record<string, unknown>[];
}

function sent(): Batch[] {
  vi.advanceTimersByTime(1000);
  return fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Batch);
}
const reports = () => sent().flatMap((batch) => batch.reports);

function thrown(message: string, lines: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...lines.map((line) => `    at ${line}`)].join('\n');
  return error;
}
const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const failWith = (message: string) => fail(thrown(message, [`t (${post}:1:1)`]));
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

it('an uncaught error is sent with its frames, its page and the composition, without typed text', () => {
  fail(
    thrown('no "Ada" ada@company.example', [
      `t (${post}:1:2210)`,
      `x (https://other.example/x.js:1:1)`,
    ]),
  );
  const [batch] = sent();
  expect(batch).toMatchObject({
    session_id: expect.stringMatching(/^\d{13}-[a-z0-9]+$/) as unknown,
    composition: '0123456789ab',
  });
  expect(batch?.reports).toEqual([
    {
      kind: 'script',
      message: 'no "…" <email>',
      frames: [{ path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 2210 }],
      componentFrames: [],
      file: null,
      region: null,
      page: { app: 'mfe-blog', version: '1.0.0-0123456789' },
      path: '/blog/one',
      breadcrumbs: expect.any(Array) as unknown,
    },
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
});

it('an error is sent once a view, and ten different ones at most', () => {
  failWith('boom');
  failWith('boom');
  expect(reports()).toHaveLength(1);
  views.setState({ at: views.getState().at + 1 });
  failWith('boom');
  expect(reports()).toHaveLength(2);
  for (let more = 0; more < 20; more += 1) failWith(`boom ${more}`);
  expect(reports()).toHaveLength(11);
});

it('a rejection with a text tells only that it was one', () => {
  reject('Ada Lovelace');
  expect(reports()).toMatchObject([
    { kind: 'rejection', message: 'Rejected with a value of type string', frames: [] },
  ]);
});

it.each([
  ['aborted on purpose', new DOMException('x', 'AbortError')],
  ['of an extension', thrown('x', ['x (chrome-extension://abc/x.js:1:1)'])],
  ['about observers of sizes', thrown('ResizeObserver loop limit exceeded', [])],
])('a rejection is not sent that is %s', (_what, reason) => {
  reject(reason);
  expect(reports()).toEqual([]);
});

it('a module and a script that do not load are named by their files', () => {
  reject(thrown(`Failed to fetch dynamically imported module: ${post}`, []));
  const script = document.body.appendChild(document.createElement('script'));
  script.type = 'text/none';
  script.src = `${origin}/assets/shell/start-a1_B2-c3.js`;
  script.dispatchEvent(new Event('error'));
  document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
  expect(reports()).toMatchObject([
    { kind: 'load', file: '/assets/mfe-blog/post-a1_B2-c3.js' },
    { file: '/assets/shell/start-a1_B2-c3.js', message: 'A file of the page did not load' },
  ]);
});

it('failures of parts are sent with the part, and a page that is rendered anew with its components', () => {
  failures.push(
    { app: 'mfe-admin', error: new SdkError('timeout', 'too late') },
    {
      app: 'mfe-blog',
      error: thrown('Minified React error #418', []),
      componentStack: `\n    at t (${post}:1:90)\n    at body`,
    },
  );
  track({ event_type: 'remote_failed', metadata: { app: 'mfe-admin', code: 'timeout' } });
  expect(reports()).toMatchObject([
    {
      kind: 'load',
      message: 'Could not be shown: timeout',
      region: { app: 'mfe-admin', version: '2.0.0-0123456789' },
    },
    {
      kind: 'hydration',
      componentFrames: [{ path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 90 }],
      region: { app: 'mfe-blog', version: null },
    },
  ]);
});

it('a slow interaction names the touched part and the longest script', () => {
  const part = document.body.appendChild(document.createElement('div'));
  part.dataset['app'] = 'mfe-blog';
  const button = part.appendChild(document.createElement('button'));
  const scripts = [
    { sourceURL: `${origin}/assets/shell/react-a1_B2-c3.js`, duration: 10 },
    { sourceURL: `${post}?x=1`, duration: 600 },
  ];
  const give = (type: string, entries: unknown[]) =>
    observers.get(type)?.({ getEntries: () => entries });
  give('long-animation-frame', [{ startTime: 100, duration: 700, scripts }]);
  const entry = { name: 'click', startTime: 90, duration: 720, interactionId: 7, target: button };
  give('event', [
    { ...entry, name: 'pointermove', interactionId: 0 },
    entry,
    { ...entry, name: 'pointerup' },
  ]);
  expect(reports()).toMatchObject([
    {
      kind: 'slow',
      message: 'A click took over 500 ms',
      file: '/assets/mfe-blog/post-a1_B2-c3.js',
      region: { app: 'mfe-blog' },
    },
  ]);
});

it('breadcrumbs are the last ten pages, events and failed requests', () => {
  views.setState({ path: '/jobs/one', at: views.getState().at + 1 });
  track({ event_type: 'form_submission', metadata: { form_type: 'contact', success: false } });
  observers.get('resource')?.({
    getEntries: () => [
      { name: `${origin}/rest/v1/jobs?name=eq.ada`, responseStatus: 500, responseEnd: 5 },
      { name: `${origin}/ok.js`, responseStatus: 200, responseEnd: 5 },
      { name: 'https://other.example/x', responseStatus: 500, responseEnd: 5 },
    ],
  });
  failWith('boom');
  const [report] = reports();
  const crumbs = report?.['breadcrumbs'] as { kind: string; what: string; status?: number }[];
  expect(crumbs.slice(-3)).toMatchObject([
    { kind: 'page', what: '/jobs/one' },
    { kind: 'event', what: 'form_submission' },
    { kind: 'request', what: '/rest/v1/jobs', status: 500 },
  ]);
  expect(crumbs.length).toBeLessThanOrEqual(10);
});

it('errors wait for consent, and are dropped when it is refused or taken back', () => {
  consentStore.setState({ status: 'unset', signal: false }, true);
  failWith('waits');
  expect(reports()).toEqual([]);
  consentStore.setState({ status: 'accepted' }, true);
  expect(reports()).toMatchObject([{ message: 'waits' }]);

  failWith('taken back');
  consentStore.setState({ status: 'unset', signal: false }, true);
  consentStore.setState({ status: 'accepted' }, true);
  failWith('refused');
  consentStore.setState({ status: 'refused' }, true);
  failWith('while refused');
  consentStore.setState({ status: 'accepted' }, true);
  expect(reports()).toHaveLength(1);
  expect(trackQueue.getState()).toBeDefined();
});

it('what waits is sent when the tab is left', () => {
  failWith('late');
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[0]).toBe('/_errors');
});
