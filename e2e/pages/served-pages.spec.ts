import { findLikeness } from '@talent/testing/text-likeness';
import { htmlFaults } from '@talent/platform/ship/html-faults';
import { nextStepFaults } from '../fixtures/pages/next-step.ts';
import { typeFaults, problemsOf, thingsIn } from '../fixtures/pages/structured-data.ts';
import { servedTest as test, type Served } from '../fixtures/pages/served-test.ts';
import type { SitePage } from '../fixtures/pages/site-pages.ts';
import { isTestPath } from '../fixtures/rows/stored-rows.ts';
import { isGuarded, readLiveApps } from '../fixtures/sites/live-apps.ts';
import { expect } from '../fixtures/test.ts';

// Read, or built, once.
test.describe.configure({ mode: 'default' });

// Rules for every served page. `opened-pages.spec.ts` opens the same pages, and `served-facts.spec.ts` has
// the promises of single pages.

/** A page that shows these figures has to say so in these words. */
const licenceNotice = 'contains information licensed under the open government licence canada';
/** A page that shows the reported ranges has to say near them what is known of their origin. */
const rangesNotices = [
  'the ranges look like advertised pay 98 7 of the rows are pairs of a low and a high figure',
  '42 of the counted ranges repeat another so each different range counts once',
];
/** Every page that says how fast a search is says it in these words. */
const searchClock = [
  'we answer within 1 business day with times for an intake call',
  'on average your shortlist arrives 72 hours after that call and your interviews are in the days after it',
];
const required = [licenceNotice, ...rangesNotices, ...searchClock];

/** Pages that no sitemap lists: the loop has to have found them as well. */
const unlisted = [
  '/admin-login-xyz123',
  '/ai-salary-newsletter/confirm',
  '/ai-salary-newsletter/unsubscribe',
  '/ai-hiring-insights-blog/page/2',
  '/ai-hiring-insights-blog/topic/careers',
  '/ai-hiring-insights-blog/topic/weekly-jobs-report',
  '/ai-hiring-insights-blog/author/editorial-team',
  '/ai-hiring-insights-blog/author/editorial-team/page/2',
  '/machine-learning-ai-jobs/senior-machine-learning-engineer-sample',
];

/** Routes that are a page only while there is so much to list, which the seeds are too few for. */
const unfilledRoutes = ['/ai-hiring-insights-blog/topic/:topic/page/:number'];

let { pages, indexed, offered, notFound, functionPages, sitemap } = {} as Served;
test.beforeEach(({ served }) => {
  ({ pages, indexed, offered, notFound, functionPages, sitemap } = served);
});

/** The faults that `find` reports for all pages in one list, so that one run names every fault. */
function report(
  find: (page: SitePage) => readonly string[],
  among: readonly SitePage[] = pages,
): string[] {
  return among.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}

/** Faults of pages that share what should be their own. */
function shared(fact: (page: SitePage) => string): string[] {
  return report(
    (page) =>
      indexed
        .filter((other) => other !== page && fact(other) === fact(page))
        .map((other) => `the same as ${other.path}: ${fact(page)}`),
    indexed,
  );
}

test('no page and no route of the live release is left out of these tests', async () => {
  const found = new Set(pages.map(({ path }) => path));
  const listed = sitemap.filter((path) => !isTestPath(path));
  expect(listed.length).toBeGreaterThanOrEqual(50);
  expect([...listed, ...unlisted].filter((path) => !found.has(path))).toEqual([]);

  const apps = (await readLiveApps()).filter((app) => !isGuarded(app));
  expect(apps.map(({ name }) => name).sort()).toEqual([
    'mfe-blog',
    'mfe-marketing',
    'mfe-salary-tools',
    'shell',
  ]);
  const routes = apps.flatMap(({ name, routes: patterns, entries }) =>
    patterns.map(({ pattern }) => ({
      name,
      pattern,
      // The feed is no page: tests of its own read it.
      isTested: entries.some(
        ({ pattern: own, path, kind }) =>
          own === pattern && (found.has(path) || kind === 'resource'),
      ),
    })),
  );
  const missing = routes
    .filter(({ pattern, isTested }) => !isTested && !unfilledRoutes.includes(pattern))
    .map(({ name, pattern }) => `${name} ${pattern} has no page: nothing tests it`);
  expect(missing).toEqual([]);
  const filled = routes
    .filter(({ pattern, isTested }) => isTested && unfilledRoutes.includes(pattern))
    .map(({ pattern }) => `${pattern} has a page now: take it out of unfilledRoutes`);
  expect(filled).toEqual([]);
});

test('every page has a title and a description of its own, of the right length, and says its language, its address and whether it may be indexed', ({
  baseURL,
}) => {
  const lengths = report(({ title, description }) => [
    ...(/^.{30,60}$/.test(title) ? [] : [`title of ${title.length}: ${title}`]),
    ...(/^.{120,160}$/.test(description) ? [] : [`description of ${description.length}`]),
  ]);
  expect(lengths).toEqual([]);
  expect(shared(({ title }) => title)).toEqual([]);
  expect(shared(({ description }) => description)).toEqual([]);

  const own = report(
    ({ path, lang, canonical, robots, keywords }) => {
      const isListed = indexed.some((page) => page.path === path);
      const expected = isListed
        ? {
            lang: 'en',
            canonical: `${baseURL}${path}`,
            robots: 'index, follow',
            hasKeywords: true,
          }
        : { lang: 'en', canonical: null, robots: 'noindex, nofollow', hasKeywords: false };
      const actual = { lang, canonical, robots, hasKeywords: Boolean(keywords) };
      return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [JSON.stringify(actual)];
    },
    [...pages, ...notFound],
  );
  expect(own).toEqual([]);
});

test('every page has one h1, skips no level of heading, ends with one next step, has no style of its own, and refuses scripts without a hash', () => {
  const faults = report(
    ({ path, html, headers, headings, nextSteps }) => [
      ...(headings.filter((level) => level === 1).length === 1 ? [] : ['not exactly one h1']),
      ...headings.flatMap((level, index) =>
        index > 0 && level > (headings[index - 1] ?? 0) + 1
          ? [`h${headings[index - 1]} is followed by h${level}, heading ${index + 1}`]
          : [],
      ),
      ...nextStepFaults(path, nextSteps),
      ...(html.match(/<[^>]* style="[^>]*>/g) ?? []),
      ...(headers['integrity-policy'] === 'blocked-destinations=(script)' ? [] : ['no integrity']),
    ],
    [...pages, ...notFound],
  );
  expect(faults).toEqual([]);
});

test('no link is dead or leads to a redirect', async ({ request, baseURL }) => {
  test.slow();
  const origin = baseURL ?? '';
  const targets = new Map<string, string>();
  for (const page of [...pages, ...notFound]) {
    for (const link of page.links) {
      const url = new URL(link, origin + page.path);
      if (url.origin === origin) targets.set(url.href, targets.get(url.href) ?? page.path);
    }
  }
  expect(targets.size).toBeGreaterThan(pages.length);

  const faults: string[] = [];
  const documents = new Map([...pages, ...notFound].map((page) => [page.path, page]));
  const answers = new Map([...documents.keys()].map((path) => [path, 200]));
  // A page of a place is composed with its first visit: that it is there, the sitemap says.
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const [, path = ''] of xml.matchAll(/<loc>[^<]*(\/ai-ml-salary-data\/[^/<]+\/[^<]+)</g))
    answers.set(path, 200);
  for (const [target, from] of targets) {
    const { pathname, search, hash } = new URL(target);
    if (isTestPath(pathname)) continue;
    const address = pathname + search;
    const status =
      answers.get(address) ?? (await request.get(address, { maxRedirects: 0 })).status();
    answers.set(address, status);
    if (status !== 200) faults.push(`${address}: ${status}, linked from ${from}`);
    const named = documents.get(pathname);
    if (hash && named && !named.ids.includes(decodeURIComponent(hash.slice(1))))
      faults.push(`${target}: no such anchor, linked from ${from}`);
  }
  expect(faults).toEqual([]);
});

/** The pages of roles say the same sentences over different figures: see docs/design.md. */
function areRolePages({ names }: { names: readonly string[] }): boolean {
  return names.every((path) => /^\/ai-ml-salary-data\/[^/]+(\/[^/]+)?$/.test(path));
}

/** The text of a weekly report is made from its figures, the same sentences every week. */
function areReports({ names }: { names: readonly string[] }): boolean {
  return names.every((path) => /^\/blog\/ai-jobs-report-\d{4}-w\d\d$/.test(path));
}

test('no two pages are near-duplicates, and no sentence is on two, except where one quotes a source', () => {
  const texts = offered.map(({ path, ownParts }) => ({ name: path, parts: ownParts }));
  const likeness = findLikeness(texts);
  const alike = likeness.filter(({ kind }) => kind === 'alike');
  expect(alike.filter((found) => !areRolePages(found) && !areReports(found))).toEqual([]);
  for (const found of alike.filter(areRolePages)) {
    if (found.kind === 'alike') expect(found.share).toBeLessThan(0.6);
  }

  const repeated = likeness.filter(
    (found) =>
      found.kind === 'sentence' &&
      !required.includes(found.sentence) &&
      // Terms are the same settings on each page.
      !found.sentence.startsWith('sample ') &&
      !areRolePages(found) &&
      !areReports(found),
  );
  expect(repeated).toEqual([]);
});

test('every page that is indexed has the whole structured data of its kind, with a trail that ends at itself; no other page has any', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const faults = report(
    (page) => {
      const things = page.structuredData.flatMap((text) => thingsIn(JSON.parse(text)));
      const types = things.map((thing) => String(thing['@type']));
      const ids = things.map((thing) => thing['@id']);
      const named = JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/g);
      return [
        ...things.flatMap(problemsOf),
        ...typeFaults(page.path, indexed.includes(page), types),
        ...[...named].flatMap(([, id]) => (ids.includes(id) ? [] : [`nothing is ${id}`])),
        ...trailsOf(page.structuredData).flatMap((trail) => [
          ...trail.filter((step) => !paths.has(step)).map((step) => `no page ${step}`),
          ...(trail.at(-1) === page.path ? [] : ['the trail ends elsewhere']),
        ]),
      ];
    },
    [...pages, ...notFound],
  );
  expect(faults).toEqual([]);
  const askers = pages.filter(({ structuredData }) =>
    structuredData.some((text) =>
      thingsIn(JSON.parse(text)).some((thing) => thing['@type'] === 'FAQPage'),
    ),
  );
  expect(askers.map(({ path }) => path)).toEqual(['/ai-staffing-faq']);
});

function trailsOf(structuredData: readonly string[]): string[][] {
  return structuredData
    .flatMap((text) => thingsIn(JSON.parse(text)))
    .filter((thing) => thing['@type'] === 'BreadcrumbList')
    .map(({ itemListElement }) =>
      (itemListElement as { item: string }[]).map(({ item }) => new URL(item).pathname),
    );
}

test('every page is valid HTML; those of functions as well, with a title and a way back, and not indexed', async () => {
  const faults: string[] = [];
  const documents = [...pages, ...notFound].map(({ path, html }) => ({ name: path, html }));
  for (const { name, html } of [...documents, ...functionPages]) {
    faults.push(...(await htmlFaults(name, html)));
  }
  for (const { name, headings, title, lang, links, robots } of functionPages) {
    if (headings.filter((level) => level === 1).length !== 1) faults.push(`${name}: not one h1`);
    if (!/^.+ \| AI Talent Experts$/.test(title)) faults.push(`${name}: title ${title}`);
    if (lang !== 'en' || robots !== 'noindex') faults.push(`${name}: ${lang}, ${robots}`);
    if (!links.includes('/')) faults.push(`${name}: no link to the site`);
  }
  expect(faults).toEqual([]);
});
