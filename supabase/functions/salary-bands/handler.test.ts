import { expect, test } from 'vitest';
import { createSalaryToken, createLinkToken } from '@talent/functions/tokens/link-token.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const source = {
  id: 7,
  key: 'example',
  edition: '2025',
  revision: 1,
  name: 'Example',
  publisher: 'Example',
  url: 'https://data.example',
  licence: 'CC0 1.0',
  licence_url: null,
  attribution: null,
  method: 'Counted.',
  retrieved_on: '2026-01-02',
};

const rate = {
  cad_per_usd: 1.3698,
  kind: 'annual',
  day: '2024-12-31',
  source: 'Bank of Canada',
  url: 'https://rates.example',
};

/** A backend with one source whose edition can change; counts what it is asked. */
function backend() {
  const tables: Record<string, () => unknown> = {
    salary_sources: () => [source],
    salary_roles: () => [{ key: 'ai-engineer', label: 'AI Engineer', open: true }],
    salary_bands: () => [],
    salary_bins: () => [],
    exchange_rates: () => rate,
  };
  const context = testContext({}, tables);
  return { tables, context, asked: () => context.calls.map(({ name }) => name) };
}

function ask(context: ReturnType<typeof testContext>, token: string, headers = {}) {
  return handler(
    new Request(`http://127.0.0.1/functions/v1/salary-bands`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    }),
    context,
  );
}
const tokenFor = ({ secret }: { secret: string }) =>
  createSalaryToken(secret, 'ada@company.example');

test('a token opens the figures, which this browser alone may cache for an hour', async () => {
  const { context } = backend();
  const response = await ask(context, await tokenFor(context));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    version: 'example@2025.1+usd-cad@2024-12-31.1.3698',
    sources: [{ key: 'example', retrievedOn: '2026-01-02' }],
    roles: [{ key: 'ai-engineer', open: true }],
    columns: {},
    exchangeRate: { cadPerUsd: 1.3698, day: '2024-12-31', source: 'Bank of Canada' },
  });
  expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
  expect(response.headers.get('vary')).toContain('Authorization');
  expect(response.headers.get('x-shared-answer')).toBe('1');
});

test('only a token of this secret for this purpose opens anything', async () => {
  const { context, asked } = backend();
  const foreign = await createSalaryToken('another secret, long enough as well', 'ada@a.example');
  const id = '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b';
  const purpose = { purpose: 'newsletter-confirm', expiresAt: null, id } as const;
  const other = await createLinkToken(context.secret, purpose);
  for (const token of ['', 'invented', 'x'.repeat(200), foreign, other]) {
    const response = await ask(context, token);
    expect([response.status, await response.json()], token).toEqual([401, { code: 'locked' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(asked()).toEqual([]);
});

test('the figures are of the day: their ages change with it, and so does their tag', async () => {
  const { context } = backend();
  const token = await tokenFor(context);
  const at = (day: string) => ask({ ...context, now: () => new Date(`${day}T12:00:00Z`) }, token);
  const tags = await Promise.all(['2026-11-29', '2026-11-29', '2026-11-30'].map(at));
  const [first, same, next] = tags.map(({ headers }) => headers.get('etag'));
  expect(same).toBe(first);
  expect(next).not.toBe(first);
});

test('the figures are read once for each version, and a browser that has them gets 304', async () => {
  const { context, asked, tables } = backend();
  const token = await tokenFor(context);
  const first = await ask(context, token);
  const etag = first.headers.get('etag') ?? '';
  const again = await ask(context, token, { 'if-none-match': `W/${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(asked().filter((table) => table === 'salary_bands')).toHaveLength(1);

  tables['salary_sources'] = () => [{ ...source, edition: '2026' }];
  const changed = await ask(context, token, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);

  tables['exchange_rates'] = () => ({ ...rate, day: '2026-11-20', cad_per_usd: 1.4 });
  const converted = await ask(context, token, {
    'if-none-match': changed.headers.get('etag') ?? '',
  });
  expect(await converted.json()).toMatchObject({ exchangeRate: { cadPerUsd: 1.4 } });
});

test('a backend that fails gives a 503, and the next request retries', async () => {
  const { context, tables } = backend();
  const token = await tokenFor(context);
  const roles = tables['salary_roles'] ?? (() => []);
  delete tables['salary_roles'];
  const failed = await ask(context, token);
  expect(failed.status).toBe(503);
  expect(await failed.json()).toEqual({ code: 'unavailable' });
  tables['salary_roles'] = roles;
  expect((await ask(context, token)).status).toBe(200);
});

test('only GET is answered', async () => {
  const { context } = backend();
  const request = new Request('http://127.0.0.1/functions/v1/salary-bands', { method: 'POST' });
  expect((await handler(request, context)).status).toBe(405);
});
