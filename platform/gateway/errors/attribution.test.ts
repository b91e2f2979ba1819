import { expect, it } from 'vitest';
import type { Gateway } from '../options.ts';
import { compositionOf } from '../testing/raw-request.ts';
import { addressOf, createErrorSite, type AppName, type Versions } from './testing/error-site.ts';

const ORIGIN = 'http://www.example.com';
const REMOTES = ['mfe-marketing', 'mfe-salary-tools', 'mfe-blog', 'mfe-admin'] as const;
const FACTS: Record<AppName, readonly [path: string, route: string, owner: string]> = {
  shell: ['/admin-login-xyz123', '/admin-login-xyz123', '@talent-site/shell'],
  'mfe-marketing': ['/jobs/one', '/jobs/:slug', '@talent-site/marketing'],
  'mfe-salary-tools': ['/calculator/one', '/calculator/:role', '@talent-site/salary'],
  'mfe-blog': ['/blog/one', '/blog/:slug', '@talent-site/blog'],
  'mfe-admin': ['/seo-dashboard', '/seo-dashboard', '@talent-site/staff-tools'],
};

/** A fault whose cause is known. Files are named `<app> <stem>`; `/` is code in the document. */
interface Fault {
  name: string;
  page: AppName;
  kind?: string;
  /** Innermost first. */
  frames?: string[];
  components?: string[];
  /** File that failed or took long. */
  file?: string;
  region?: AppName;
}

const REACT = 'shell react';
const SDK = 'shell __federation_shared_-talent-sdk';
const START = 'shell start';

const ofRemote = (page: AppName): Fault[] => [
  { name: 'a component throws', page, frames: [`${page} post`, REACT, REACT] },
  { name: 'React throws in a hook', page, frames: [REACT, 'shell base', `${page} post`, REACT] },
  { name: 'the SDK throws', page, frames: [SDK, 'shell base', `${page} post`] },
  { name: 'a function fails', page, kind: 'rejection', frames: [`${page} part`, `${page} post`] },
  { name: 'a handler throws', page, frames: [`${page} post`, REACT, 'shell frame', START] },
  { name: 'it throws while it loads', page: 'shell', frames: [`${page} post`, START] },
  { name: 'a rejection with a text', page, kind: 'rejection' },
  { name: 'a script did not load', page: 'shell', kind: 'load', file: `${page} post` },
  { name: 'the entry did not load', page: 'shell', kind: 'load', region: page },
  {
    ...{ name: 'the page is rendered anew', page, kind: 'hydration' },
    ...{ frames: [REACT], components: [`${page} post`, START, SDK] },
  },
  { name: 'React refuses an element', page, frames: [REACT, REACT], region: page },
  { name: 'a slow handler of React', page, kind: 'slow', file: REACT, region: page },
  { name: 'a slow press on the header', page, kind: 'slow', file: `${page} part`, region: 'shell' },
  { name: 'a style was refused', page, kind: 'csp', frames: [`${page} post`] },
  { name: 'an eval was refused', page, kind: 'csp' },
];

const ofShell = (page: AppName): Fault[] => [
  { name: 'the header throws', page, frames: [START, REACT] },
  { name: 'the toasts throw', page, frames: ['shell toast-stack', 'mfe-blog post', REACT] },
  { name: 'code in the document throws', page, frames: ['/'] },
  { name: 'React itself fails', page, frames: [REACT] },
  { name: 'a file did not load', page, kind: 'load', file: 'shell toast-stack' },
  { name: 'the menu is slow', page, kind: 'slow', file: REACT, region: 'shell' },
];

function requestOf(fault: Fault, tab: { versions: Versions; composition: string }): Request {
  const { versions, composition } = tab;
  const { name, page, kind = 'script', frames = [], components = [], file, region } = fault;
  const [path] = FACTS[page];
  const pathOf = (of: string) => {
    const [app = '', stem = ''] = of.split(' ');
    return of === '/' ? of : addressOf(versions[app as AppName], stem);
  };
  const at = (of: string) => ({ path: pathOf(of), line: 1, column: 7 });
  const send = (to: string, type: string, body: unknown) => {
    const text = JSON.stringify(body);
    const headers = { 'Content-Type': type, 'Content-Length': String(text.length) };
    return new Request(ORIGIN + to, { method: 'POST', headers, body: text });
  };
  if (kind === 'csp') {
    const report = {
      'document-uri': `${ORIGIN}${path}?email=ada@company.example`,
      'blocked-uri': 'inline',
      'effective-directive': frames.length > 0 ? 'style-src-attr' : 'script-src',
      'source-file': frames[0] === undefined ? null : ORIGIN + pathOf(frames[0]),
      'line-number': 1,
    };
    return send('/functions/v1/csp-report', 'application/csp-report', { 'csp-report': report });
  }
  const report = {
    ...{ kind, message: name, path, breadcrumbs: [] },
    frames: frames.map(at),
    componentFrames: components.map(at),
    file: file === undefined ? null : pathOf(file),
    region: region === undefined ? null : { app: region, version: versions[region].version },
    page: { app: page, version: versions[page].version },
  };
  const batch = { session_id: '1763700000000-abc123', composition, reports: [report] };
  return send('/_errors', 'application/json', batch);
}

/** A tab whose composition is older than the gateway, and one of the newest release. */
async function setUp() {
  const { release, start, recorded } = await createErrorSite();
  const shownBy = async (gateway: Gateway) => {
    const page = await gateway.fetch(new Request(`${ORIGIN}/`));
    return compositionOf({ text: await page.text() }).id;
  };
  const older = await release('one', ['shell', ...REMOTES]);
  const olderTab = { versions: older, composition: await shownBy(await start()) };
  const newer = await release('two', ['shell', 'mfe-blog', 'mfe-admin']);
  const gateway = await start();
  const newerTab = { versions: newer, composition: await shownBy(gateway) };
  expect(newerTab.composition).not.toBe(olderTab.composition);
  const record = async (request: Request, status = 204) => {
    recorded.length = 0;
    expect((await gateway.fetch(request)).status).toBe(status);
    await gateway.settled();
    expect(recorded).toHaveLength(1);
    return recorded[0];
  };
  return { record, tabs: [olderTab, newerTab] };
}

it('faults are attributed to the app, the version, the route and the owner that caused them, in old tabs too', async () => {
  const { record, tabs } = await setUp();
  const faults: [AppName, Fault][] = [
    ...REMOTES.flatMap((app) => ofRemote(app).map((fault) => [app, fault] as [AppName, Fault])),
    ...(['mfe-blog', 'mfe-marketing', 'shell'] as const).flatMap((page) =>
      ofShell(page).map((fault) => ['shell', fault] as [AppName, Fault]),
    ),
  ];
  for (const tab of tabs) {
    for (const [app, fault] of faults) {
      // A report of the policy without a file names no composition either, and no version is guessed.
      const isUnknown = fault.kind === 'csp' && fault.frames === undefined;
      const version = isUnknown ? null : tab.versions[app].version;
      const [, , owner] = FACTS[app];
      const found = await record(requestOf(fault, tab));
      const route = FACTS[fault.page][1];
      expect(found, `${app}: ${fault.name}`).toMatchObject({
        app,
        version,
        route,
        owners: [owner],
      });
    }
  }
});

it('a text that was thrown is attributed to the app of its page, and says so; a function to its owner', async () => {
  const { record, tabs } = await setUp();
  const [tab] = tabs;
  if (tab === undefined) throw new Error('There are two tabs.');
  const text = {
    name: 'the shell rejects with a text',
    page: 'mfe-blog',
    kind: 'rejection',
  } as const;
  expect(await record(requestOf(text, tab))).toMatchObject({ app: 'mfe-blog', evidence: 'page' });
  const called = new Request(`${ORIGIN}/functions/v1/contact`, {
    method: 'POST',
    headers: { Referer: `${ORIGIN}/blog/one` },
  });
  expect(await record(called, 500)).toMatchObject({
    app: 'functions',
    version: null,
    route: '/blog/:slug',
    owners: ['@talent-site/backend'],
  });
});
