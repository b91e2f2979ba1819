import { defaultSite } from '@talent/sdk/site';
import { createGateway } from '@talent/platform/gateway/gateway';
import { serveGateway } from '@talent/platform/gateway/node-server';
import { openDataFolder } from '../../fixtures/sites/data-folder.ts';
import type { AttackedSite } from '../attacked-site.ts';
import { askPort, type Answer } from '../raw-http.ts';
import type { Scenario } from '../scenario.ts';

/** Policy of a script, a style or data: nothing is allowed when its address is opened as a document. */
const FILE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'none'",
];

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'report-uri /functions/v1/csp-report',
];

/** Looks for an answer without the headers that every one has. */
export const scenario: Scenario = {
  name: 'headers',
  site: 'shared',
  async attack(site, notes) {
    const home = await site.ask('/');
    const asset = /\/assets\/[^"]+\.js/.exec(home.text)?.[0] ?? '';
    const asked: [string, Promise<Answer>, number][] = [
      ['a page', Promise.resolve(home), 200],
      ['a script', site.ask(asset), 200],
      ['an unknown page', site.ask('/nowhere'), 404],
      ['a redirect', site.ask('/about'), 301],
      ['a wrong method', site.ask('/robots.txt', { method: 'POST' }), 405],
      ['robots.txt', site.ask('/robots.txt'), 200],
      ['sitemap.xml', site.ask('/sitemap.xml'), 200],
      ['security.txt', site.ask('/.well-known/security.txt'), 200],
      ['/healthz', site.ask('/healthz'), 200],
      ['a table', site.ask('/rest/v1/jobs?limit=1'), 200],
      ['a wrong filter', site.ask('/rest/v1/jobs?requirements=cs.1'), 400],
      [
        'a refused sign-in',
        site.post('/auth/v1/token?grant_type=password', { email: 'h@example.com', password: 'x' }),
        400,
      ],
      ['a refused form', site.post('/functions/v1/contact', {}), 422],
      [
        'a form too large',
        site.ask('/functions/v1/contact', {
          method: 'POST',
          headers: { 'Content-Length': '7000000' },
          body: '',
        }),
        413,
      ],
      ['a picture that is not there', site.ask('/storage/v1/object/public/blog-images/x.png'), 400],
      ['an address with NUL', site.ask('/rest/v1/%00'), 400],
      [
        'an address that cannot be read',
        askPort(site.port, '/', { headers: { Host: '256.256.256.256' } }),
        400,
      ],
    ];
    for (const [name, asking, status] of asked) {
      const answer = await asking.catch((error: unknown) => ({
        status: String(error),
        headers: {},
        text: '',
      }));
      notes.same(
        `${name}: status, and headers that are missing`,
        [status, []],
        [answer.status, missing(answer.headers)],
      );
    }
    const script =
      /script-src ([^;]*)/.exec(String(home.headers['content-security-policy']))?.[1] ?? '';
    notes.holds(
      'scripts that a page may run',
      "'self' and one hash, nothing inline",
      script,
      /^'self'( 'sha256-[\w+/=]{44}')?$/.test(script),
    );
    notes.same(
      'a page of a form without JavaScript has no script-src',
      false,
      await formPageHasScript(site),
    );
    await behindHttps(site, notes);
  },
};

function missing(headers: Answer['headers']): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const type = String(headers['content-type'] ?? '');
  const isPage = type.startsWith('text/html');
  const isFile = type !== '' && !/html|xml/.test(type);
  const permissions = String(headers['permissions-policy'] ?? '');
  const wanted: [string, boolean][] = [
    ...(isFile ? FILE_POLICY : POLICY).map((part): [string, boolean] => [
      part,
      policy.includes(part),
    ]),
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['corp', headers['cross-origin-resource-policy'] !== undefined],
    ['coop', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['referrer', headers['referrer-policy'] === 'strict-origin-when-cross-origin'],
    ['camera', permissions.includes('camera=()')],
    [
      'integrity',
      !isPage || String(headers['integrity-policy']).startsWith('blocked-destinations=(script)'),
    ],
    ['browsing-topics', !isPage || permissions.includes('browsing-topics=()')],
    ['no server name', headers.server === undefined && headers['x-powered-by'] === undefined],
    ['no CORS for all', headers['access-control-allow-credentials'] === undefined],
  ];
  return wanted.flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

async function formPageHasScript(site: AttackedSite): Promise<boolean> {
  const answer = await site.ask('/functions/v1/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: 'name=x',
  });
  if (answer.status !== 422) throw new Error(`The form answered ${answer.status}.`);
  return String(answer.headers['content-security-policy']).includes('script-src');
}

/** The same store behind https: a gateway in this process, since nothing here ends TLS. */
async function behindHttps(
  { dataDir, port, publishableKey }: AttackedSite,
  notes: Parameters<Scenario['attack']>[1],
) {
  const gateway = createGateway({
    store: openDataFolder(dataDir),
    channel: 'stable',
    pollMs: null,
    recompose: () => Promise.resolve(),
    log: () => {},
    site: { ...defaultSite, origin: 'https://www.example.com' },
    backend: { url: `http://127.0.0.1:${port}`, publishableKey },
    guardSecret: 'a secret of the attacks that is long enough',
  });
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  for (const [path, status] of [
    ['/', 200],
    ['/nowhere', 404],
    ['/rest/v1/jobs?limit=1', 200],
    ['/about', 301],
  ] as const) {
    const { status: seen, headers } = await askPort(server.port, path, {
      headers: { apikey: publishableKey },
    });
    notes.same(
      `${path} behind https: HSTS`,
      [status, 'max-age=63072000; includeSubDomains'],
      [seen, headers['strict-transport-security']],
    );
  }
  const cleared = await askPort(server.port, '/_guard', { method: 'DELETE' });
  const [cookie = ''] = cleared.headers['set-cookie'] ?? [];
  notes.same(
    'the guard cookie behind https',
    '__Host-talent_guard=; HttpOnly; SameSite=Strict; Path=/; Secure; Max-Age=0',
    cookie,
  );
  await server.close();
  await gateway.close();
}
