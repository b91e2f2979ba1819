import { type Browser } from '@playwright/test';
import { forEachLimited } from '@talent/platform/store/for-each-limited';
import { launchBrowser } from '../fixtures/browser/in-browser.ts';
import { betterOf, compareSites, isSlower, type Difference } from './compare-sites.ts';
import type { Look, PageFacts } from './page-facts.ts';
import { readSamePage } from './same-page.ts';
import type { Target } from './target.ts';
import { visitPage } from './visit-page.ts';

/** Pages that are in no sitemap, and that visitors reach all the same. */
const UNLISTED = ['/admin-login-xyz123', '/no-page-has-this-path'];

/** Pages of one kind that are visited: others, such as the hundreds of places, are made of the same parts. */
const MOST_OF_KIND = 40;

/** Most times that a page that seems slower is measured again. */
const MOST_AGAIN = 3;

/** A page of two releases, without its pictures. */
export interface ComparedPage {
  path: string;
  /** Null: the release has no such page. */
  before: PageFacts | null;
  after: PageFacts | null;
}

/** The result of comparing two releases. */
export interface Comparison {
  before: Target;
  after: Target;
  /** In the order of their paths. */
  pages: readonly ComparedPage[];
  differences: readonly Difference[];
}

export interface CompareOptions {
  /** Paths to look at; none: every page of both. */
  paths: readonly string[];
  /** Whether a page that both releases send with the same bytes and the same versions is not opened. */
  changedOnly?: boolean;
  /** Looks to open each page in; default: all. */
  looks?: readonly Look[];
  /** Pages that are opened at the same time; default: 1. */
  atOnce?: number;
  /** Called after each page with the number of pages done and of all. */
  onPage: (path: string, done: number, all: number) => void;
}

/** Compares every page of two releases, its sides one after the other. A slower page is opened again alone, thrice at most. */
export async function compareTargets(
  before: Target,
  after: Target,
  { paths, changedOnly = false, looks, atOnce = 1, onPage }: CompareOptions,
): Promise<Comparison> {
  const [was = [], is = []] = await Promise.all([before, after].map(pathsOf));
  const all = paths.length > 0 ? [...paths] : [...new Set([...was, ...is])].toSorted();
  const browser = await launchBrowser();
  const pages = new Map<string, ComparedPage>();
  const found = new Map<string, Difference[]>();
  let done = 0;
  try {
    await forEachLimited(all, atOnce, async (path) => {
      const same = changedOnly ? await readSamePage(before, after, path) : null;
      const isThere = (listed: readonly string[]) => paths.length > 0 || listed.includes(path);
      const sides = {
        before: same ?? (isThere(was) ? await visitPage(browser, before, path, looks) : null),
        after: same ?? (isThere(is) ? await visitPage(browser, after, path, looks) : null),
      };
      keep(path, sides);
      onPage(path, (done += 1), all.length);
    });
    for (const path of all) await measureIfSlower(browser, path);
  } finally {
    await browser.close();
  }
  const compared = all.flatMap((path) => pages.get(path) ?? []);
  const differences = all.flatMap((path) => found.get(path) ?? []);
  return { before, after, pages: compared, differences };

  /** Compares a page while its pictures are there, and lets go of them. */
  function keep(path: string, sides: { before: PageFacts | null; after: PageFacts | null }): void {
    found.set(path, compareSites(mapOf(sides.before), mapOf(sides.after)));
    pages.set(path, {
      path,
      before: withoutPictures(sides.before),
      after: withoutPictures(sides.after),
    });
  }

  /** Measures a page again while it seems slower. Other programs cost something at times, a slower release always. */
  async function measureIfSlower(opened: Browser, path: string): Promise<void> {
    for (let time = 0; time < MOST_AGAIN; time += 1) {
      const known = pages.get(path);
      if (!known?.before || !known.after || !isSlower(known.before, known.after)) return;
      const was = await visitPage(opened, before, path, looks);
      const is = await visitPage(opened, after, path, looks);
      keep(path, { before: betterOf(was, known.before), after: betterOf(is, known.after) });
    }
  }
}

function mapOf(page: PageFacts | null): Map<string, PageFacts> {
  return new Map(page === null ? [] : [[page.path, page]]);
}

function withoutPictures(page: PageFacts | null): PageFacts | null {
  if (page === null) return null;
  const none = Buffer.alloc(0);
  return { ...page, sights: page.sights.map((sight) => ({ ...sight, picture: none })) };
}

/** Paths of the sitemap of a release, and those of pages that it does not list. */
export async function pathsOf({ origin, cookie, label }: Target): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`, {
    headers: cookie === null ? {} : { Cookie: cookie },
  }).catch(() => null);
  if (response?.status !== 200) {
    const answer = response?.status ?? 'nothing';
    const message = `${origin}/sitemap.xml of ${label} answers ${answer}: does the site run?`;
    throw Object.assign(new Error(message), { code: 'no-sitemap' });
  }
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => new URL(location).pathname,
  );
  return [...listed.filter(isOfFew()), ...UNLISTED];
}

/** Keeps the first pages of a kind: of those in one folder, at one depth. */
function isOfFew(): (path: string) => boolean {
  const counts = new Map<string, number>();
  return (path) => {
    const parts = path.split('/');
    const kind = `${parts[1]} ${parts.length}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_KIND;
  };
}
