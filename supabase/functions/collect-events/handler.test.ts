import { describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from '@talent/protocol/events/event';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const view = { type: 'page_view', path: '/', age_ms: 10, metadata: { page_title: 'Home' } };
const batch = {
  session_id: '1763700000000-abc123',
  user_id: null,
  referrer_host: 'example.org',
  utm: { source: 'newsletter' },
  events: [view],
};
/** A batch with one event of another type. */
const of = (type: string, metadata: object) => ({
  ...batch,
  events: [{ ...view, type, metadata }],
});
const stores = (answer: object = { status: 'stored' }) =>
  testContext({}, { record_analytics_events: () => answer });

function post(body: unknown, userAgent = person): Request {
  return new Request('http://127.0.0.1/functions/v1/collect-events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function stored(body: unknown, userAgent?: string) {
  const context = stores();
  const response = await handler(post(body, userAgent), context);
  const args = context.calls[0]?.args['batch'] as
    | { is_bot: boolean; events: { metadata: unknown }[] }
    | undefined;
  return { status: response.status, batch: args };
}

describe('a batch', () => {
  test('is stored with known keys alone', async () => {
    const { status, batch: kept } = await stored({ ...batch, name: 'Ada' });
    expect(status).toBe(204);
    expect(kept).toEqual({ ...batch, is_bot: false, events: [{ ...view, metadata: {} }] });
  });

  test('has one name for a site that sends under several', async () => {
    const { batch: kept } = await stored({
      ...batch,
      ...{ referrer_host: 'www.linkedin.com', utm: { source: 'linkedin', medium: 'social' } },
    });
    expect(kept).toMatchObject({
      ...{ referrer_host: 'linkedin.com', utm: { source: 'linkedin.com', medium: 'social' } },
    });
  });

  test('loses only the event that does not read', async () => {
    const click = { ...view, type: 'button_click', metadata: { text: '😀'.repeat(100) } };
    const events = [{ ...view, type: 'other' }, view, { ...view, path: '/?q=ada' }, click];
    const { status, batch: kept } = await stored({ ...batch, events });
    expect(status).toBe(204);
    expect(kept?.events).toEqual([{ ...view, metadata: {} }, click]);
  });

  test('is stored with U+FFFD in place of half a character', async () => {
    const metadata = { url: 'https://a.example/', text: 'Send\ud83d\0', type: 'external' };
    const utm = { source: '\ude00mail' };
    const { status, batch: kept } = await stored({ ...of('link_click', metadata), utm });
    expect(status).toBe(204);
    expect(kept).toMatchObject({
      utm: { source: '\uFFFDmail' },
      events: [{ metadata: { text: 'Send\uFFFD\uFFFD' } }],
    });
  });

  test('stores no query of a link', async () => {
    const metadata = { url: 'https://a.example/b?q=ada', text: 'B', type: 'external', time: 3 };
    const { batch: kept } = await stored(of('link_click', metadata));
    const known = { url: 'https://a.example/b', text: 'B', type: 'external' };
    expect(kept?.events[0]?.metadata).toEqual(known);
  });

  test.each([
    [true, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    [
      true,
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    ],
    [true, 'curl/8.5.0'],
    [false, person],
  ])('is of a bot: %s, where the user agent is %s', async (isBot, userAgent) => {
    expect((await stored(batch, userAgent)).batch?.is_bot).toBe(isBot);
  });
});

const vital = {
  name: 'CLS',
  value: 0.01,
  rating: 'good',
  app: 'shell',
  app_version: '0.1.0-abc',
} as const;

/** One of every type that browsers record: another type does not compile before it is here. */
const everyType: {
  [Type in AnalyticsEvent['event_type']]: (AnalyticsEvent & { event_type: Type })['metadata'];
} = {
  page_view: { page_path: '/', page_title: 'Home' },
  seo_page_view: {},
  seo_health_check: {
    robots_present: true,
    robots_content: 'index',
    canonical_present: false,
    canonical_url: null,
    title_length: 40,
    description_length: 130,
  },
  core_web_vitals: vital,
  scroll_depth: { depth: 25, time_to_depth: 200_000_000, content_type: 'website' },
  engaged_user: {},
  link_click: { url: 'https://a.example/', text: 'A', type: 'external', time: 5 },
  button_click: { text: 'Send', class: 'button', time: 5 },
  exit_intent: {},
  page_exit: { total_time: 200_000_000.5, max_scroll_depth: 100 },
  salary_dashboard_interaction: { interaction: 'calculator', action: 'view', with_figures: true },
  email_captured: { source: 'contact', user_role: 'employer' },
  form_submission: { form_type: 'contact', success: true },
  remote_failed: { app: 'mfe-blog', code: 'timeout' },
  script_error: { app: 'mfe-blog', app_version: '0.1.0-abc' },
};

test.each(Object.entries(everyType))(
  '%s is stored as browsers record it',
  async (type, metadata) => {
    expect((await stored(of(type, metadata))).status).toBe(204);
  },
);

test('counts for its sender and the network of it by hashes', async () => {
  const context = { ...stores(), clientAddress: () => '2001:db8:1:2::9' };
  await handler(post(batch), context);
  expect(context.calls[0]?.args['sender']).toEqual({
    ip_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    network_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

describe('refused and not stored is', () => {
  const refusals: [string, number, unknown][] = [
    ['what is no JSON', 422, '{'],
    ['an unknown type of event', 422, of('other', {})],
    ['a path with a query', 422, { ...batch, events: [{ ...view, path: '/?q=ada' }] }],
    ['a session of another form', 422, { ...batch, session_id: 'mine' }],
    ['a batch without events', 422, { ...batch, events: [] }],
    ['a batch of more than fifty', 422, { ...batch, events: Array(51).fill(view) }],
    ['a value that is no measurement', 422, of('core_web_vitals', { ...vital, value: -1 })],
    ['more than 64 KB', 413, { ...batch, name: 'x'.repeat(70_000) }],
  ];
  test.each(refusals)('%s', async (_, status, body) => {
    expect(await stored(body)).toEqual({ status, batch: undefined });
  });

  test('requests with another method', async () => {
    const response = await handler(new Request('http://127.0.0.1/functions/v1/x'), stores());
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('the 241st batch of the networks of one /48 within a minute', async () => {
    let sent = 0;
    const clientAddress = () => `2001:db8:1:${(sent += 1).toString(16)}::1`;
    const context = { ...stores(), clientAddress };
    const statuses = [];
    for (let count = 0; count < 241; count += 1) {
      statuses.push((await handler(post(batch), context)).status);
    }
    expect(statuses.lastIndexOf(204)).toBe(239);
    expect(statuses[240]).toBe(429);
  });

  test('a batch beyond the bytes of a day', async () => {
    const full = stores({ status: 'limited', retry_after_seconds: 3600 });
    const response = await handler(post(batch), full);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
  });
});

test('reports a database that does not answer', async () => {
  const lines: string[] = [];
  const context = testContext({ log: (line) => lines.push(line) });
  expect((await handler(post(batch), context)).status).toBe(503);
  expect(lines).toHaveLength(1);
});
