import { expect, it } from 'vitest';
import { commandSite } from './testing/command-site.ts';

/** A lab whose page links to a path of marketing, which a shell redirects to nowhere else. */
const lab = {
  name: 'mfe-lab',
  patterns: ['/lab'],
  capabilities: {
    links: { routes: ['/our-process'], places: { '/our-process': 'mfe-lab/src/home.tsx' } },
  },
};
const marketing = { name: 'mfe-marketing', patterns: ['/', '/our-process'] };
const without = { ...marketing, patterns: ['/', '/how-we-work'], version: '1.1.0' };
const redirects = [{ from: '/our-process', to: '/how-we-work' }];
const REFUSAL =
  'mfe-lab links to /our-process (mfe-lab/src/home.tsx), which no app would have any more: keep the path in ' +
  "mfe-marketing, or redirect it: export const redirects = [{ from: '/our-process', to: '/…' }] in src/server.ts " +
  'of the app that takes over; to release it with broken links, add --broken-links [broken-link]';

const site = commandSite(async ({ build, run }) => {
  await build({ name: 'shell', patterns: ['/admin-login-xyz123'] });
  await build(marketing);
  await build(lab);
  await run('publish');
  await run('promote shell mfe-marketing mfe-lab');
});

async function publish(options: Parameters<typeof site.build>[0], channel = 'stable') {
  const version = await site.build(options);
  expect(await site.run(`publish ${options.name} --channel ${channel}`)).toMatchObject({ code: 0 });
  return version;
}

it('a release without a path that another app links to is refused with the place, until it is redirected', async () => {
  await publish(without);
  expect(await site.run('promote mfe-marketing')).toMatchObject({
    code: 1,
    trouble: expect.stringContaining(REFUSAL),
  });
  expect((await site.run('plan')).out).toContain(REFUSAL);
  await publish({ ...without, redirects, version: '1.2.0' });
  expect(await site.run('promote mfe-marketing')).toMatchObject({ code: 0 });
});

it('a release with broken links goes live where a person says so, and lists them', async () => {
  await publish(without);
  const { code, out } = await site.run('promote mfe-marketing --broken-links');
  expect(code).toBe(0);
  expect(out).toContain('mfe-lab links to /our-process (mfe-lab/src/home.tsx)');
  // It is the link of another app, and was broken before.
  await publish({ ...without, version: '1.2.0' });
  expect(await site.run('promote mfe-marketing')).toMatchObject({ code: 0 });
});

it('retiring an app and rolling one back are refused in the same way', async () => {
  expect(await site.run('retire mfe-marketing')).toMatchObject({
    code: 1,
    trouble: expect.stringContaining(REFUSAL),
  });
  await publish({ ...lab, capabilities: {}, version: '1.1.0' });
  await publish(without);
  await site.run('promote mfe-lab mfe-marketing');
  expect(await site.run('rollback mfe-lab')).toMatchObject({
    code: 1,
    trouble: expect.stringContaining('mfe-lab links to /our-process'),
  });
  expect(await site.run('rollback mfe-lab --broken-links')).toMatchObject({ code: 0 });
  expect((await site.run('retire mfe-marketing --broken-links')).out).toMatch(
    /^mfe-marketing is off channel stable, revision 4\nTake it back: pnpm rollback mfe-marketing\n$/,
  );
});

it.each([
  ['of another app', ['/no-such-page'], '/no-such-page'],
  ['of its own', ['/lab/results'], '/lab/results'],
  ['with a computed part', ['/blog/:any'], '/blog/:any'],
])('a link to a path %s that is not there is refused', async (_, routes, path) => {
  const places = { [path]: 'mfe-lab/src/page.tsx' };
  await publish({ ...lab, version: '1.1.0', capabilities: { links: { routes, places } } });
  const { code, trouble } = await site.run('promote mfe-lab');
  expect(code).toBe(1);
  expect(trouble).toContain(
    `mfe-lab links to ${path} (mfe-lab/src/page.tsx), which no app has: correct the link, or release the app that has ` +
      'this path first; to release it with broken links, add --broken-links [broken-link]',
  );
});

it('a redirect to a path that no app has is refused', async () => {
  await publish({ ...marketing, version: '1.1.0', redirects: [{ from: '/old', to: '/gone' }] });
  expect((await site.run('promote mfe-marketing')).trouble).toContain(
    'mfe-marketing links to /gone',
  );
});

it('a preview lists what it breaks, and is released', async () => {
  await publish(without, 'next');
  expect((await site.run('plan mfe-marketing --channel next')).out).toMatch(
    / fits\nNot refused, .*\n.*mfe-lab links to/,
  );
  const { code, out } = await site.run('promote mfe-marketing --channel next');
  expect(code).toBe(0);
  expect(out).toContain('mfe-lab links to /our-process (mfe-lab/src/home.tsx)');
  expect(out).not.toContain('--broken-links');
});

const guarded = { name: 'mfe-admin', patterns: ['/desk'], guard: 'admin' as const };

it('an app that imports a name which the shell does not export is refused at its publication, guarded or not', async () => {
  const exports = ['Link', 'useSite'];
  await publish({
    name: 'shell',
    patterns: ['/admin-login-xyz123'],
    version: '1.1.0',
    capabilities: { exports },
  });
  await site.run('promote shell');
  const shell = (await site.store.list('artifacts/shell')).find((key) => key.includes('1.1.0'));
  const version = shell?.split('/')[2];
  for (const app of [guarded, { name: 'mfe-two', patterns: ['/two'] }]) {
    await site.build({ ...app, capabilities: { sdk: ['Link', 'useHello'] } });
    expect(await site.run(`publish ${app.name}`)).toMatchObject({
      code: 1,
      trouble: expect.stringContaining(
        `useHello is not in the live shell ${version}: release the shell first`,
      ),
    });
  }
  await publish({ ...guarded, capabilities: { sdk: exports } });
  expect(await site.run('promote mfe-admin')).toMatchObject({ code: 0 });
  await site.build({
    name: 'shell',
    patterns: ['/'],
    version: '1.2.0',
    capabilities: { exports: ['Link'] },
  });
  expect((await site.run('publish shell')).trouble).toContain('useSite is not in shell 1.2.0-');
});

it('an app of another React than the live shell is refused, and released with the shell in one step', async () => {
  const parts = (react: string, version: string) =>
    [
      { name: 'shell', patterns: ['/admin-login-xyz123'], version, capabilities: { react } },
      { ...lab, version, capabilities: { ...lab.capabilities, react } },
    ] as const;
  const [shell, app] = parts('19.3.0', '1.1.0');
  await publish(shell);
  await publish(app);
  await site.run('promote shell mfe-lab');
  for (const next of parts('20.0.1', '2.0.0')) {
    await site.build(next);
    expect((await site.run(`publish ${next.name}`)).trouble).toContain('[react-version]');
  }
  await site.run('publish shell mfe-lab');
  expect(await site.run('promote shell mfe-lab')).toMatchObject({ code: 0 });
});

it('a function or table that the backend does not have yet holds a release, and a preview tells of it', async () => {
  const backend = { functions: ['hello'], tables: ['notes'], rpcs: ['count_notes'] };
  await publish({ ...lab, version: '1.1.0', capabilities: { ...lab.capabilities, backend } });
  const asked: unknown[] = [];
  const askBackend = async (parts: typeof backend) => {
    asked.push(parts);
    return { missing: parts, unknown: [] };
  };
  const { code, trouble } = await site.run('promote mfe-lab', { askBackend });
  expect(code).toBe(1);
  for (const part of ['function `hello`', 'table `notes`', 'database function `count_notes`']) {
    expect(trouble).toContain(
      `needs ${part}, which the backend does not have yet: deploy it first`,
    );
  }
  expect(asked).toEqual([backend]);
  expect((await site.run('plan mfe-lab', { askBackend })).out).toContain('[backend-missing]');
  const preview = await site.run('promote mfe-lab --channel next', { askBackend });
  expect(preview).toMatchObject({ code: 0, out: expect.stringContaining('function `hello`') });
  const none = { functions: [], tables: [], rpcs: [] };
  const silent = async () => ({ missing: none, unknown: ['nobody answers'] });
  const told = await site.run('promote mfe-lab', { askBackend: silent });
  expect(told).toMatchObject({ code: 0, out: expect.stringContaining('nobody answers') });
  // The live version names all of it: there is nothing new to ask for.
  await publish({ ...lab, version: '1.2.0', capabilities: { ...lab.capabilities, backend } });
  expect(await site.run('promote mfe-lab', { askBackend })).toMatchObject({ code: 0 });
});
