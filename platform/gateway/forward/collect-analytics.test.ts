import { expect, it } from 'vitest';
import { startStandardGateway } from '../testing/start-gateway.ts';

async function setUp(collectAnalytics: boolean) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return new Response(null, { status: 204 });
  };
  const { request } = await startStandardGateway({ collectAnalytics, fetch });
  const html = (await request('/')).text;
  const sent = await request('/functions/v1/collect-events', { method: 'POST', body: '{}' });
  return { html, status: sent.status, asked };
}

it('with analytics a gateway tells browsers so and forwards their events; without, there is no such address', async () => {
  const collecting = await setUp(true);
  expect(collecting.html).toContain('"collect":true');
  expect(collecting.status).toBe(204);
  expect(collecting.asked).toEqual(['/functions/v1/collect-events']);
  const { html, status, asked } = await setUp(false);
  expect(html).toContain('composition-block');
  expect(html).not.toContain('collect');
  expect([status, asked]).toEqual([404, []]);
});
