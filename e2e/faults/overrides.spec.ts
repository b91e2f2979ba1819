import { createServer } from 'node:http';
import { expect, isHydrated, test, headerLink } from '../fixtures/test.ts';
import { listenAnywhere } from '../fixtures/sites/listening.ts';

/** A developer's server on another port: it answers everyone and records the requests. */
async function startElsewhere() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': request.url?.endsWith('.css') ? 'text/css' : 'text/javascript',
    });
    response.end(request.url?.endsWith('.css') ? 'h1 { color: red }' : 'window.overridden = true;');
  });
  return { asked, ...(await listenAnywhere(server)) };
}

/** Names under which micro-frontend systems take another URL of a remote. */
const names = [
  'mfe-blog',
  'mfe-blog-url',
  'import-map-override:mfe-blog',
  'import-map-overrides',
  'vercel-micro-frontends-override:app:mfe-blog',
  'talent_override',
  'talent_dev',
  'override',
  'remotes',
];

test('no address, cookie or stored value makes a page load code from elsewhere, and its policy refuses whatever requests it', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere = await startElsewhere();
  try {
    const own = baseURL ?? '';
    const entry = `${elsewhere.url}/container.js`;
    const value = encodeURIComponent(entry);
    await context.addCookies(names.map((name) => ({ name, value, url: own })));
    await page.addInitScript(
      ([keys, text]) => {
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
      },
      [names, entry] as const,
    );
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const query = names.map((name) => `${name}=${value}`).join('&');
    await page.goto(`/ai-hiring-insights-blog?${query}#mfe-blog=${value}`);
    await isHydrated(page);
    await headerLink(page, 'About Us').click();
    await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
    expect([...origins].filter((origin) => !origin.startsWith('data'))).toEqual([own]);
    expect(elsewhere.asked).toEqual([]);

    const response = await page.goto('/ai-hiring-insights-blog');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/(^|; )script-src 'self'(?: 'sha256-[^' ]+'){2};/);
    const refused = await page.evaluate(async (url) => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
      );
      const attempts = [
        () => import(`${url}/container.js`),
        () => fetch(`${url}/closures.json`),
        () =>
          new Promise((_, reject) => {
            const link = document.createElement('link');
            Object.assign(link, { rel: 'modulepreload', href: `${url}/chunk.js` });
            link.addEventListener('error', () => reject(new Error('refused')));
            document.head.append(link);
          }),
        () =>
          new Promise((_, reject) => {
            const link = document.createElement('link');
            Object.assign(link, { rel: 'stylesheet', href: `${url}/style.css` });
            link.addEventListener('error', () => reject(new Error('refused')));
            document.head.append(link);
          }),
        // Trusted Types refuse even to name it.
        async () => {
          document.createElement('script').src = `${url}/script.js`;
        },
      ];
      const results = await Promise.allSettled(attempts.map((attempt) => attempt()));
      return { directives, statuses: results.map(({ status }) => status) };
    }, elsewhere.url);
    expect(refused.statuses).toEqual(Array(5).fill('rejected'));
    expect(refused.directives).toEqual(
      expect.arrayContaining(['script-src-elem', 'connect-src', 'style-src-elem']),
    );
    expect(await page.evaluate(() => 'overridden' in window)).toBe(false);
    expect(elsewhere.asked).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});
