import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test, watchTrouble } from '../../fixtures/test.ts';
import { listenAnywhere } from '../../fixtures/sites/listening.ts';

const path = '/ai-salary-data-api';
const chart = `${path}/embed/ai-share`;

/** A site of someone else, at an origin of its own, with this HTML; until `close`. */
async function otherSite(html: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Another site</title>${html}</html>`);
  });
  const { port, close } = await listenAnywhere(server);
  return { url: `http://127.0.0.1:${port}`, close };
}

test('the files are read by a script of another site, and asked for again by their ETag', async ({
  page,
  baseURL,
  request,
}) => {
  const other = await otherSite('<p>A study</p>');
  try {
    await page.goto(other.url);
    const answers = await page.evaluate(async (address) => {
      const first = await fetch(address);
      const { records } = (await first.json()) as { records: unknown[] };
      const tag = first.headers.get('ETag') ?? '';
      const again = await fetch(address, { cache: 'no-store', headers: { 'If-None-Match': tag } });
      const page = await fetch(new URL('/', address)).catch(() => null);
      return { records: records.length, tag, again: again.status, isPageOpen: page !== null };
    }, `${baseURL}${path}/v1/salaries.json`);
    expect(answers).toMatchObject({ again: 304, isPageOpen: false });
    expect(answers.records).toBeGreaterThan(100);
    expect(answers.tag).toMatch(/^"[0-9a-f]{20}(-br|-gzip)?"$/);
  } finally {
    await other.close();
  }
  for (const file of ['salaries', 'market']) {
    const { $id } = (await (await request.get(`${path}/v1/${file}.schema.json`)).json()) as {
      $id: string;
    };
    const { $schema } = (await (await request.get(`${path}/v1/${file}.json`)).json()) as {
      $schema: string;
    };
    expect($schema).toBe($id);
    const csv = await request.get(`${path}/v1/${file}.csv`);
    expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
  }
});

/** Waits until a frame shows text, and returns it; null where the browser refuses the frame. */
async function framed(page: Page, address: string): Promise<string | null> {
  const other = await otherSite(
    `<iframe title="A chart" src="${address}" width="100%" height="680"></iframe>`,
  );
  try {
    await page.goto(other.url, { waitUntil: 'load' });
    const frame = page.frames().find((one) => one !== page.mainFrame());
    if (frame?.url() !== address) return null;
    return await frame.locator('body').innerText();
  } finally {
    await other.close();
  }
}

test('another site shows a chart, without cookies or scripts, and no other page', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const trouble = watchTrouble(page);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  expect(await framed(page, `${baseURL}${chart}`)).toContain('named AI terms in');
  expect(asked.filter((url) => url.startsWith(String(baseURL)))).toEqual([`${baseURL}${chart}`]);
  expect(await context.cookies()).toEqual([]);
  expect(trouble.messages.filter((message) => !message.includes('favicon'))).toEqual([]);
  for (const refused of ['/', path, '/ai-ml-salary-data', '/no-such-page']) {
    expect(await framed(page, `${baseURL}${refused}`), refused).toBeNull();
  }
  const { headers } = await request.get(chart).then((answer) => ({ headers: answer.headers() }));
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
  expect(headers).not.toHaveProperty('set-cookie');
});

test('every chart fits its frame from 280 px on, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${path}`);
  const codes = await page.locator('#embed pre').allTextContents();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  for (const code of codes) {
    const [, address = '', height = ''] = /src="([^"]+)".* height="(\d+)"/.exec(code) ?? [];
    const { pathname } = new URL(address);
    for (const [width, colorScheme] of [
      [280, 'dark'],
      [800, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: Number(height) });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${baseURL}${pathname}`);
      const box = await page.locator('main').boundingBox();
      expect(box?.width, pathname).toBeLessThanOrEqual(width);
      expect(box?.height, `${pathname} at ${width} px`).toBeLessThanOrEqual(Number(height));
      await expect(page.getByRole('img').first()).toBeVisible();
    }
  }
  await context.close();
});
