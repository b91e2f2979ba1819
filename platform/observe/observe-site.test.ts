import { createConnection } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../gateway/testing/raw-request.ts';
import { createTestSite } from '../gateway/testing/test-site.ts';
import { ABOUT, createStandardSite } from '../gateway/testing/standard-site.ts';
import { startObserved } from './testing/start-observed.ts';

const METRICS_TOKEN = 'a metrics token of the tests, long enough';
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Samples by name and labels, without those of the process. */
async function metricsOf({ request }: Awaited<ReturnType<typeof startObserved>>) {
  const { body } = await request('/_platform/metrics', bearer(METRICS_TOKEN));
  const lines = body.toString().split('\n');
  const samples = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

const counted = (route: string, status: string) =>
  `site_http_request_duration_seconds_count{route="${route}",status="${status}"}`;

describe('metrics', () => {
  it('count requests by kind of address and class of status, whatever the paths are', async () => {
    const site = await startObserved({ metricsToken: METRICS_TOKEN });
    for (const path of ['/', ABOUT, '/nowhere', '/another/nowhere', '/about?x=1']) {
      await site.request(path, { headers: { Cookie: 'a=1' } });
    }
    await site.request('/rest/v1/posts');
    await site.request('/functions/v1/contact', { method: 'POST', body: '{}' });
    await site.request('/livez', { headers: { Cookie: 'a=1' } });
    const metrics = await metricsOf(site);
    expect(metrics.get(counted('page', '2xx'))).toBe(2);
    expect(metrics.get(counted('page', '4xx'))).toBe(2);
    expect(metrics.get(counted('page', '3xx'))).toBe(1);
    expect(metrics.get(counted('rest', '5xx'))).toBe(1);
    expect(metrics.get(counted('functions', '5xx'))).toBe(1);
    expect(metrics.get(counted('health', '2xx'))).toBe(1);
    expect([...metrics.keys()].filter((name) => /nowhere|about|posts/.test(name))).toEqual([]);
    expect(
      metrics.get(
        'site_http_request_duration_seconds_bucket{le="0.001",route="page",status="2xx"}',
      ),
    ).toBeLessThanOrEqual(2);
    expect(metrics.get('site_http_requests_in_flight')).toBe(1);
  });

  it('count answers that are written again, on connections that no HTTP server has seen as well', async () => {
    const site = await startObserved({ metricsToken: METRICS_TOKEN });
    const socket = createConnection(site.port, '127.0.0.1');
    const ask = async (): Promise<void> => {
      socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
    };
    // Not kept: revalidated each time. The first request hands the connection over to the HTTP server.
    await site.request(ABOUT);
    const plain = createConnection(site.port, '127.0.0.1');
    for (let count = 0; count < 3; count += 1) {
      plain.write(`GET ${ABOUT} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await once(plain, 'data');
    }
    await ask();
    plain.destroy();
    socket.destroy();
    const metrics = await metricsOf(site);
    const made = metrics.get(counted('page', '2xx')) ?? 0;
    const repeated = metrics.get('site_http_repeated_answers_total') ?? 0;
    // Three of the page and the robots file; each was either made or written again, none is lost or counted twice.
    expect(made + repeated).toBe(5);
    expect(repeated).toBeGreaterThan(0);
  });

  it('say how the backend, the release, the queue and the process are', async () => {
    const site = await startObserved({
      metricsToken: METRICS_TOKEN,
      latestBackup: () => Promise.resolve(new Date(Date.now() - 3_600_000)),
    });
    const metrics = await metricsOf(site);
    expect(metrics.get('site_backend_up')).toBe(0);
    expect(metrics.get('site_release_revision')).toBe(1);
    expect(metrics.get('site_registry_ok')).toBe(1);
    expect(metrics.get('site_recomposition_queue')).toBe(0);
    expect(metrics.get('site_canary_open')).toBe(0);
    expect(metrics.get('site_backup_age_seconds')).toBeGreaterThanOrEqual(3600);
    expect(metrics.get('site_disk_free_bytes')).toBeGreaterThan(0);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    // Not known here: no sample says something about them.
    expect(metrics.has('site_certificate_days_left')).toBe(false);
    expect(metrics.has('site_mails{status="queued"}')).toBe(false);
  });

  it('pass on the figures of the backend, which knows the gateway by its secret', async () => {
    const summary = {
      mails: {
        queued: 3,
        failed: 1,
        failed_lately: 1,
        oldest_due_at: '2020-01-01T00:00:00+00:00',
      },
      schedules: [{ name: 'delete-expired', succeeded_at: '2026-01-01T00:00:00.123456+00:00' }],
      limited_today: 12,
    };
    const authorized: (string | null)[] = [];
    const fetch = (request: Request): Promise<Response> => {
      if (!request.url.includes('/functions/v1/operations-summary')) {
        return Promise.resolve(new Response('[]'));
      }
      authorized.push(request.headers.get('authorization'));
      return Promise.resolve(Response.json(summary));
    };
    const backend = { url: 'http://backend.example', publishableKey: 'key', fetch };
    const site = await startObserved({ metricsToken: METRICS_TOKEN, gateway: { backend } });
    const metrics = await metricsOf(site);
    expect(metrics.get('site_backend_up')).toBe(1);
    expect(metrics.get('site_mails{status="queued"}')).toBe(3);
    expect(metrics.get('site_mails{status="failed"}')).toBe(1);
    expect(metrics.get('site_mails_oldest_due_seconds')).toBeGreaterThan(100_000_000);
    expect(metrics.get('site_schedule_success_timestamp_seconds{schedule="delete-expired"}')).toBe(
      1767225600.123,
    );
    expect(metrics.get('site_requests_limited_today')).toBe(12);
    expect(authorized).toEqual(['Bearer a gateway secret of the tests']);
    await metricsOf(site);
    expect(authorized).toHaveLength(1);
  });

  it('are given to staff, and to requests with the token', async () => {
    const { request, staff } = await startObserved({ metricsToken: METRICS_TOKEN });
    for (const options of [staff, bearer(METRICS_TOKEN)]) {
      const { status, headers, body } = await request('/_platform/metrics', options);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(body.toString()).toContain('# TYPE site_http_request_duration_seconds histogram');
    }
    const post = await request('/_platform/metrics', { ...staff, method: 'POST' });
    expect(post.status).toBe(405);
  });

  it.each<[string, string | null, Record<string, string>[]]>([
    [
      'with a token',
      METRICS_TOKEN,
      [
        {},
        { Authorization: `Bearer ${METRICS_TOKEN}x` },
        { Authorization: 'Bearer ' },
        { Authorization: `Basic ${METRICS_TOKEN}` },
        { Cookie: 'talent_guard=eyJzdWIiOiIxIn0.AAAA' },
      ],
    ],
    ['without one', null, [{ Authorization: 'Bearer ' }, { Authorization: 'Bearer null' }]],
  ])('are an unknown path to everyone else, at a site %s', async (_, metricsToken, strangers) => {
    const { request } = await startObserved({ metricsToken });
    for (const headers of strangers) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const unknown = fingerprint(await request('/no-such-path', { method, headers }));
        for (const path of ['/_platform/metrics', '/_platform/operations']) {
          expect(fingerprint(await request(path, { method, headers })), path).toEqual(unknown);
        }
      }
    }
  });

  it('need no release, so that a site before its first one can be watched', async () => {
    const { store } = createTestSite();
    const site = await startObserved({ metricsToken: METRICS_TOKEN, gateway: { store } });
    expect((await metricsOf(site)).get('site_release_revision')).toBe(0);
    expect((await site.request('/_platform/metrics')).status).toBe(503);
  });
});

it('the status page for staff lists every objective with its state, and refuses the token for programs', async () => {
  const site = await startObserved({ metricsToken: METRICS_TOKEN });
  const unknown = fingerprint(await site.request('/no-such-path', bearer(METRICS_TOKEN)));
  const refused = await site.request('/_platform/operations', bearer(METRICS_TOKEN));
  expect(fingerprint(refused)).toEqual(unknown);
  const { status, body } = await site.request('/_platform/operations', site.staff);
  expect(status).toBe(200);
  const answer = JSON.parse(body.toString()) as {
    objectives: { id: string; status: string }[];
    figures: object;
    alerts: object[];
  };
  const withStatus = (status: string) =>
    answer.objectives.filter((one) => one.status === status).map(({ id }) => id);
  expect(withStatus('ok')).toEqual(['hangs', 'registry', 'versions', 'after-release', 'disk']);
  expect(withStatus('not-measured')).toEqual([
    ...['backend', 'errors', 'latency', 'certificate', 'backup'],
    ...['mails', 'schedules', 'lockouts', 'sums'],
  ]);
  expect(answer.objectives).toHaveLength(14);
  expect(answer.figures).toMatchObject({ revision: 1, isCanaryOpen: false, requests: 2 });
  expect(answer.alerts).toEqual([]);
  await site.check();
  expect(site.log.filter(({ level }) => level === 'error')).toEqual([]);
});

it('a first start that is polled raises no alert, and errors of visitors after it do', async () => {
  const { store } = createTestSite();
  const site = await startObserved({ gateway: { store } });
  const poll = async (paths: readonly string[], times: number) => {
    const all = Array.from({ length: times }, () => paths).flat();
    const answers = await Promise.all(all.map((path) => site.request(path)));
    return new Set(answers.map(({ status }) => status));
  };
  const firing = () =>
    site.log.filter(({ message }) => message === 'alert firing').map((one) => one['alert']);
  const paths = ['/', ABOUT, '/healthz', '/readyz'];
  expect(await poll(paths, 20)).toEqual(new Set([503]));
  await site.check();
  // The last answers before the release are in the figures of the first check after it.
  expect(await poll(paths, 20)).toEqual(new Set([503]));
  await createStandardSite(undefined, store);
  await vi.waitUntil(async () => (await site.request('/healthz')).status === 200);
  await poll([ABOUT, '/healthz'], 30);
  await site.check();
  await poll([ABOUT, '/readyz'], 60);
  await site.check();
  expect(firing()).toEqual([]);
  const { body } = await site.request('/_platform/operations', site.staff);
  expect(JSON.parse(body.toString())).toMatchObject({ figures: { requests: 60, failed: 0 } });
  await poll(['/rest/v1/posts'], 10);
  await site.check();
  expect(firing()).toEqual(['errors']);
});
