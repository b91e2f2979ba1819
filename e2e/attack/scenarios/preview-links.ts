import { readLatest } from '@talent/platform/registry/registry';
import { createTrust, generateReleaseKeys } from '@talent/platform/registry/trust';
import { promote } from '@talent/platform/release/promote';
import { createPreviewCookie } from '@talent/platform/gateway/preview/preview-cookie';
import { createPreviewLink } from '@talent/platform/gateway/preview/preview-link';
import { openDataFolder } from '../../fixtures/sites/data-folder.ts';
import { looksOf } from '../raw-http.ts';
import type { Scenario } from '../scenario.ts';

const ELSEWHERE = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Switches a browser to another version by a link of another site, and finds out which previews there are. */
export const scenario: Scenario = {
  name: 'preview-links',
  site: 'shared',
  async attack(site, notes) {
    const store = openDataFolder(site.dataDir);
    const versions = (await readLatest(store, 'stable')).release?.apps ?? {};
    await promote({ store, channel: 'next', versions, compose: () => Promise.resolve() });
    const origin = 'http://localhost';
    const linkOf = async (options: Partial<Parameters<typeof createPreviewLink>[0]> = {}) => {
      const { url } = await createPreviewLink({
        trust: store.trust,
        origin,
        channel: 'next',
        ...options,
      });
      return url.slice(origin.length);
    };
    const good = await linkOf();
    const [path = '', query = ''] = good.split('?');
    const press = (headers: Record<string, string>, fields = query, to = path) =>
      site.ask(to, { method: 'POST', headers: { ...FORM, ...headers }, body: fields });

    const opened = await site.ask(good, { headers: ELSEWHERE });
    notes.same(
      'GET of a good link from another site: asks, no cookie',
      [200, null],
      [opened.status, opened.headers['set-cookie'] ?? null],
    );
    const own = await press({ 'Sec-Fetch-Site': 'same-origin' });
    notes.same(
      'the button of that page, on this site',
      [303, 1],
      [own.status, own.headers['set-cookie']?.length],
    );
    const nowhere = (headers: Record<string, string>) =>
      site.ask('/nowhere', { method: 'POST', headers: { ...FORM, ...headers }, body: query });
    for (const [name, headers] of [
      ['another site', ELSEWHERE],
      ['another host of the site', { 'Sec-Fetch-Site': 'same-site' }],
      ['an opaque origin', { Origin: 'null' }],
    ] as const) {
      const same = looksOf(await press(headers)) === looksOf(await nowhere(headers));
      notes.same(`POST of a good link from ${name} is that of an unknown path`, true, same);
    }

    const { signingKey } = await generateReleaseKeys();
    const stranger = createTrust({ signingKey, publicKeys: [] });
    const probes = [
      '/_channel/next',
      '/_channel/nobody',
      '/_channel/stable',
      '/_channel/stable.1',
      '/_channel/',
      '/_channel',
      '/_channel/next?pass=a.b.c',
      `/_channel/nobody?${query}`,
      `/_channel/stable?${query}`,
      `${good}x`,
      '/_channel/..%2fstable',
      '/_channel/next%00',
      '/_channel/next.1',
      `/_channel/next?pass=${'a'.repeat(5000)}`,
      await linkOf({ trust: stranger }),
      await linkOf({ trust: stranger, channel: 'nobody' }),
      await linkOf({ channel: 'nobody' }),
      await linkOf({ seconds: -1 }),
      await linkOf({ seconds: 31 * 24 * 3600 }),
      await linkOf({ to: '//evil.example' }),
      await linkOf({ to: '/\\evil.example' }),
      await linkOf({ to: 'https://evil.example' }),
    ];
    const unknown = looksOf(await site.ask('/nowhere'));
    const different: string[] = [];
    for (const probe of probes) {
      if (looksOf(await site.ask(probe)) !== unknown) different.push(probe.slice(0, 60));
    }
    notes.same(
      `${probes.length} forged, expired, foreign and guessed links: unlike an unknown path`,
      [],
      different,
    );

    const forged = await createPreviewCookie({
      secret: 'a secret that the gateway does not have, long',
      secure: false,
      now: () => new Date(),
    }).issue({ channel: 'next', revision: null }, new Date(Date.now() + 3_600_000));
    const home = looksOf(await site.ask('/'));
    const shown: string[] = [];
    for (const value of [
      'next',
      'stable.1',
      'next.1',
      forged.split(';')[0]?.split('=')[1] ?? '',
      '',
    ]) {
      const answer = await site.ask('/', { headers: { Cookie: `talent_channel=${value}` } });
      const {
        'cache-control': _kept,
        vary: _vary,
        'x-robots-tag': robots,
        ...rest
      } = answer.headers;
      if (robots !== undefined || !home.includes(JSON.stringify(rest['etag'] ?? '')))
        shown.push(value);
    }
    notes.same('5 forged cookies of a preview: shown another version', [], shown);
    const real = own.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const preview = await site.ask('/', { headers: { Cookie: real } });
    notes.same(
      'the cookie of the button shows a preview, unknown to search engines',
      'noindex',
      preview.headers['x-robots-tag'],
    );
  },
};
