import { describe, expect, it } from 'vitest';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

async function setUp(collectAnalytics: boolean) {
  const { store } = await createStandardSite();
  const asked: string[] = [];
  const { request } = await startGateway(store, {
    collectAnalytics,
    backend: {
      url: 'http://backend.example',
      publishableKey: 'publishable-key',
      fetch: async ({ url }) => {
        asked.push(new URL(url).pathname);
        return new Response(null, { status: 204 });
      },
    },
  });
  const html = (await request('/')).body.toString();
  const sent = await request('/functions/v1/collect-events', { method: 'POST', body: '{}' });
  return { html, status: sent.status, asked };
}

describe('a gateway', () => {
  it('with analytics tells browsers so, and forwards their events to the backend', async () => {
    const { html, status, asked } = await setUp(true);
    expect(html).toContain('"collect":true');
    expect(status).toBe(204);
    expect(asked).toEqual(['/functions/v1/collect-events']);
  });

  it('without analytics does not mention it, and forwards no event', async () => {
    const { html, status, asked } = await setUp(false);
    expect(html).toContain('composition-block');
    expect(html).not.toContain('collect');
    expect(status).toBe(404);
    expect(asked).toEqual([]);
  });
});
