// @vitest-environment jsdom
import { consentStore } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSender, readArrival } from './send-events.ts';
import { collectingComposition } from '../collector.ts';
import type { StoredEvent } from './write-events.ts';

const now = Date.UTC(2026, 2, 1);
const fetched = vi.fn<typeof fetch>();

function event(patch: Partial<StoredEvent> = {}): StoredEvent {
  return {
    event_type: 'form_submission',
    page_path: '/contact',
    user_agent: 'Browser',
    referrer: 'https://search.example/?q=ada',
    session_id: '1763700000000-abc',
    user_id: null,
    metadata: { form_type: 'contact', success: true },
    timestamp: new Date(now - 500).toISOString(),
    ...patch,
  };
}

const bodies = () =>
  fetched.mock.calls.map(
    ([, init]) => JSON.parse(String(init?.body)) as { events: unknown[] } & Record<string, unknown>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The page has another address by now.
  const document = { name: `${location.origin}/?utm_source=newsletter&q=ada` };
  Object.assign(performance, { getEntriesByType: () => [document] });
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  consentStore.setState({ status: 'accepted' }, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('events are sent ten seconds after the first of them, in one batch without cookies', () => {
  const { add } = createSender('0123456789ab');
  add([event()]);
  vi.advanceTimersByTime(9_000);
  add([event({ page_path: '/' })]);
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  const headers = { 'content-type': 'application/json' };
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/functions/v1/collect-events',
    expect.objectContaining({ method: 'POST', headers, keepalive: true, credentials: 'omit' }),
  );
  expect(bodies()[0]).toEqual({
    session_id: '1763700000000-abc',
    user_id: null,
    referrer_host: null,
    utm: { source: 'newsletter' },
    first_week: '2026-02-23',
    opened_week: true,
    composition: '0123456789ab',
    events: [
      {
        type: 'form_submission',
        path: '/contact',
        age_ms: 10_500,
        metadata: { form_type: 'contact', success: true },
      },
      expect.objectContaining({ path: '/' }),
    ],
  });
});

it('events are sent at once when exactly fifty wait; the next one begins to wait anew', () => {
  const { add } = createSender('0123456789ab');
  add([event()]);
  vi.advanceTimersByTime(5_000);
  add(Array.from({ length: 49 }, () => event()));
  expect(bodies().map(({ events }) => events.length)).toEqual([50]);
  add([event()]);
  vi.advanceTimersByTime(9_999);
  expect(fetched).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('events are sent with the id of the person who signed in between them, and at most 300 characters of their path', () => {
  const { add } = createSender('0123456789ab');
  add([event({ page_path: `/${'x'.repeat(400)}` }), event({ user_id: 'person-1' })]);
  vi.advanceTimersByTime(10_000);
  expect(bodies()[0]).toMatchObject({
    user_id: 'person-1',
    events: [{ path: `/${'x'.repeat(299)}` }, {}],
  });
});

it('events are sent where the browser does not know how the document was loaded, and the same consent was given again', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  createSender('0123456789ab').add([event()]);
  consentStore.setState({ status: 'accepted' }, true);
  vi.advanceTimersByTime(10_000);
  expect(bodies()[0]).toMatchObject({ utm: {} });
});

it('events are sent when the tab is hidden or left, not when it comes back, and nothing where nothing waits', () => {
  const { add, sendWhenLeft } = createSender('0123456789ab');
  sendWhenLeft();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  window.dispatchEvent(new Event('pagehide'));
  add([event()]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched).toHaveBeenCalledOnce();
  add([event()]);
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it('events are sent without the query of a link, and without the address of a mail link', () => {
  const { add } = createSender('0123456789ab');
  const click = (url: string): StoredEvent =>
    event({ event_type: 'link_click', metadata: { url, text: 'A', type: 'external', time: 1 } });
  add([
    click('https://a.example/b?q=ada#c'),
    click('mailto:?subject=x'),
    click('mailto:ada@company.example?subject=x'),
  ]);
  vi.advanceTimersByTime(10_000);
  expect(bodies()[0]?.events).toMatchObject([
    { metadata: { url: 'https://a.example/b' } },
    { metadata: { url: 'mailto:?' } },
    { metadata: { url: 'mailto:' } },
  ]);
});

it('events are sent not when consent was withdrawn while they waited', () => {
  const { add } = createSender('0123456789ab');
  add([event()]);
  consentStore.setState({ status: 'refused' }, true);
  vi.advanceTimersByTime(60_000);
  expect(fetched).not.toHaveBeenCalled();
});

it('events are sent once: a failed request is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  fetched.mockRejectedValue(new TypeError('offline'));
  createSender('0123456789ab').add([event()]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledWith('Error tracking analytics event', expect.any(TypeError));
  logged.mockRestore();
});

it.each([
  ['', null],
  ['{"id":"1"}', null],
  ['{"id":"1","collect":true}', '1'],
])('a site whose composition is %s collects with the id %s', (composition, id) => {
  const block = document.createElement('script');
  block.id = 'composition-block';
  block.type = 'application/json';
  block.textContent = composition;
  document.body.append(block);
  expect(collectingComposition()).toBe(id);
});

it.each([
  [
    '?utm_source=newsletter&utm_campaign=%20may%20&q=ada',
    'https://www.linkedin.com/feed?x=1',
    { referrer_host: 'www.linkedin.com', utm: { source: 'newsletter', campaign: 'may' } },
  ],
  ['', '', { referrer_host: null, utm: {} }],
  ['', 'https://site.example/about', { referrer_host: null, utm: {} }],
  ['', 'android-app://', { referrer_host: null, utm: {} }],
  ['?utm_term=x&utm_source=', '', { referrer_host: null, utm: { term: 'x' } }],
  [`?utm_source=${'x'.repeat(200)}`, '', { referrer_host: null, utm: { source: 'x'.repeat(100) } }],
])('a visit that arrives at "%s" from "%s" tells only this', (query, referrer, arrival) => {
  expect(readArrival(`https://site.example/${query}`, referrer)).toEqual(arrival);
  // An address that cannot be read tells the referrer.
  expect(readArrival('', 'https://a.example/')).toEqual({ referrer_host: 'a.example', utm: {} });
});
