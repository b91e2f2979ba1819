import { chromium } from '@playwright/test';
import { browserPath } from '../fixtures/browser/browser-path.ts';
import { compareSites, type Difference } from './compare-sites.ts';
import { findDeadLinks } from './find-dead-links.ts';
import type { PageFacts } from './page-facts.ts';
import type { Target } from './target.ts';
import { visitPage } from './visit-page.ts';

/** Pages that are in no sitemap, and that visitors reach all the same. */
const UNLISTED = ['/admin-login-xyz123', '/no-page-has-this-path'];

/** The result of comparing two releases. */
export interface Comparison {
  before: Target;
  after: Target;
  /** Pages of the later release, without their pictures. */
  pages: readonly PageFacts[];
  differences: readonly Difference[];
}

export interface CompareOptions {
  /** Paths to look at; none: every page of both. */
  paths: readonly string[];
  /** Called after each page with the number of pages done and of all. */
  onPage: (path: string, done: number, all: number) => void;
}

/** Opens every page of two releases, one pair after another so that neither slows the other down, and compares them. */
export async function compareTargets(
  before: Target,
  after: Target,
  { paths, onPage }: CompareOptions,
): Promise<Comparison> {
  const [was, is] = await Promise.all([before, after].map(pathsOf));
  const all = paths.length > 0 ? paths : [...new Set([...(was ?? []), ...(is ?? [])])].toSorted();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const facts = { before: new Map<string, PageFacts>(), after: new Map<string, PageFacts>() };
  const differences: Difference[] = [];
  try {
    for (const [index, path] of all.entries()) {
      const sides = { before: new Map<string, PageFacts>(), after: new Map<string, PageFacts>() };
      for (const [side, target, listed] of [
        ['before', before, was ?? []],
        ['after', after, is ?? []],
      ] as const) {
        if (paths.length === 0 && !listed.includes(path)) continue;
        const page = await visitPage(browser, target, path);
        sides[side].set(path, page);
        facts[side].set(path, withoutPictures(page));
      }
      differences.push(...compareSites(sides.before, sides.after));
      onPage(path, index + 1, all.length);
    }
  } finally {
    await browser.close();
  }
  differences.push(...(await findDeadLinks(after, facts.before, facts.after)));
  return { before, after, pages: [...facts.after.values()], differences };
}

function withoutPictures(page: PageFacts): PageFacts {
  const none = Buffer.alloc(0);
  return { ...page, sights: page.sights.map((sight) => ({ ...sight, picture: none })) };
}

/** Paths of the sitemap of a release, and those of pages that it does not list. */
async function pathsOf({ origin, cookie, label }: Target): Promise<string[]> {
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
  return [...listed, ...UNLISTED];
}
