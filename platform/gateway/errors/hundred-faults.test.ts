import { expect, it, onTestFinished } from 'vitest';
import { stackFrames } from '@talent/api/errors/stack-frames';
import { createGateway } from '../gateway.ts';
import type { Gateway } from '../options.ts';
import { testOptions } from '../testing/start-gateway.ts';
import { injectedFaults, type InjectedFault } from './testing/faults.ts';
import {
  createErrorSite,
  GATEWAY_SECRET,
  recordingBackend,
  type AppName,
  type Versions,
} from './testing/error-site.ts';

const SESSION = '1763700000000-abc123';
const ORIGIN = 'http://www.example.com';
const ALL = ['shell', 'mfe-marketing', 'mfe-salary-tools', 'mfe-blog', 'mfe-admin'] as const;

const PATHS: Record<AppName, readonly [path: string, route: string]> = {
  shell: ['/admin-login-xyz123', '/admin-login-xyz123'],
  'mfe-marketing': ['/jobs/one', '/jobs/:slug'],
  'mfe-salary-tools': ['/calculator/one', '/calculator/:role'],
  'mfe-blog': ['/blog/one', '/blog/:slug'],
  'mfe-admin': ['/seo-dashboard', '/seo-dashboard'],
};
const OWNERS: Record<InjectedFault['culprit'], string> = {
  shell: '@talent-site/shell',
  'mfe-marketing': '@talent-site/marketing',
  'mfe-salary-tools': '@talent-site/salary',
  'mfe-blog': '@talent-site/blog',
  'mfe-admin': '@talent-site/staff-tools',
  functions: '@talent-site/backend',
};

interface Tab {
  versions: Versions;
  composition: string;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The request by which a browser tells of a fault. */
function requestOf(fault: InjectedFault, { versions, composition }: Tab): Request {
  const [path] = PATHS[fault.page];
  const send = (to: string, headers: Record<string, string>, body: unknown) => {
    const text = JSON.stringify(body);
    const sized = { ...JSON_TYPE, ...headers, 'Content-Length': String(text.length) };
    return new Request(ORIGIN + to, { method: 'POST', headers: sized, body: text });
  };
  const { kind, message, region, page, file, stack, componentStack } = fault;
  if (kind === 'function') return send('/functions/v1/contact', { Referer: ORIGIN + path }, {});
  if (kind === 'csp') {
    const report = {
      'document-uri': `${ORIGIN}${path}?email=ada@company.example`,
      'blocked-uri': 'inline',
      'effective-directive': message,
      'source-file': /https?:[^\s()]+?(?=:\d+:\d+)/.exec(stack)?.[0] ?? null,
      'line-number': 1,
    };
    return send(
      '/functions/v1/csp-report',
      { 'Content-Type': 'application/csp-report' },
      { 'csp-report': report },
    );
  }
  const report = {
    kind,
    message: message.slice(0, 200),
    frames: stackFrames(stack, message, ORIGIN),
    componentFrames: stackFrames(componentStack, '', ORIGIN),
    file: file === null ? null : new URL(file).pathname,
    region: region === null ? null : { app: region, version: versions[region].version },
    page: { app: page, version: versions[page].version },
    path,
    breadcrumbs: [],
  };
  return send('/_errors', {}, { session_id: SESSION, composition, reports: [report] });
}

async function compositionOf(gateway: Gateway): Promise<string> {
  const page = await gateway.fetch(new Request(`${ORIGIN}/`));
  return /"id":"([0-9a-f]{12})"/.exec(await page.text())?.[1] ?? '';
}

/** A tab whose composition is older than the gateway, and one of the newest release. */
async function setUp() {
  const site = await createErrorSite();
  const recorded: Record<string, unknown>[] = [];
  const start = async (): Promise<Gateway> => {
    const gateway = createGateway({
      ...testOptions(site.store),
      ...recordingBackend(recorded),
      gatewaySecret: GATEWAY_SECRET,
      collectAnalytics: true,
      pollMs: null,
    });
    onTestFinished(() => gateway.close());
    await gateway.refresh();
    return gateway;
  };
  const older = await site.release('one', ALL);
  const olderTab = { versions: older, composition: await compositionOf(await start()) };
  const newer = await site.release('two', ['shell', 'mfe-blog', 'mfe-admin']);
  const gateway = await start();
  const newerTab = { versions: newer, composition: await compositionOf(gateway) };
  expect(newerTab.composition).not.toBe(olderTab.composition);
  return { gateway, recorded, tabs: [olderTab, newerTab] as const };
}

it('at least 99 of 100 faults are attributed to the app, the version, the route and the owner that caused them', async () => {
  const { gateway, recorded, tabs } = await setUp();
  const wrong: string[] = [];
  const withoutVersion: Record<string, number> = {};
  const faults = tabs.map(({ versions }) => injectedFaults(ORIGIN, versions));
  expect(faults[0]).toHaveLength(100);

  for (const number of faults[0]?.keys() ?? []) {
    // Every other fault happens in the tab that is older than the gateway.
    const tab = tabs[number % 2 === 0 ? 0 : 1];
    const fault = faults[number % 2]?.[number];
    if (fault === undefined) throw new Error(`There is no fault ${number}.`);
    recorded.length = 0;
    const answer = await gateway.fetch(requestOf(fault, tab));
    expect([fault.name, answer.status]).toEqual([
      fault.name,
      fault.kind === 'function' ? 500 : 204,
    ]);
    await gateway.settled();

    const [found] = recorded;
    const version = fault.culprit === 'functions' ? null : tab.versions[fault.culprit].version;
    if (found?.['version'] === null) {
      withoutVersion[fault.kind] = (withoutVersion[fault.kind] ?? 0) + 1;
    }
    const isRight =
      recorded.length === 1 &&
      found?.['app'] === fault.culprit &&
      (found['version'] === version || found['version'] === null) &&
      JSON.stringify(found['owners']) === JSON.stringify([OWNERS[fault.culprit]]) &&
      found['route'] === PATHS[fault.page][1];
    if (!isRight)
      wrong.push(`${fault.name} (${fault.culprit}, ${fault.browser}): ${JSON.stringify(found)}`);
  }
  expect(wrong).toHaveLength(1);
  // A text has no stack, so its page's app is named, and the record says that it was named by the page.
  expect(wrong[0]).toMatch(
    /^the shell rejects with a text on a page of an app .*"evidence":"page"/,
  );
  // Functions have no version. A report without a file names no composition either, and no version is guessed.
  expect(withoutVersion).toEqual({ csp: 4, function: 8 });
}, 60_000);
