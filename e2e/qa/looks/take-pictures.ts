import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser } from '@playwright/test';
import { forEachLimited } from '@talent/platform/store/for-each-limited';
import { launchBrowser } from '../../fixtures/browser/in-browser.ts';
import { looks, type Look } from '../page-facts.ts';
import type { Target } from '../target.ts';
import { inAnotherTab, LOAD_MS, openContext, PICTURE_MS, settle } from '../visit-page.ts';
import { pathsOf } from '../visit-site.ts';
import type { PicturedPage, Side } from './sheet-html.ts';

export interface PictureOptions {
  /** Paths to look at; none: every page of both releases. */
  paths: readonly string[];
  /** Where the pictures are written, as JPEG. */
  folder: string;
  /** Pages that are opened at the same time. */
  atOnce: number;
  /** Called after each page with the number of pages done and of all. */
  onPage: (path: string, done: number, all: number) => void;
}

/** Quality of the pictures, 0 to 100: letters stay sharp, and all pages of the site, before and after, have some hundred MB. */
const QUALITY = 40;

/**
 * Takes a picture of every page of one or two releases, in every look, each of the whole page.
 * @param before - null: of the one release alone
 * @returns the pages in the order of their paths
 */
export async function takePictures(
  before: Target | null,
  after: Target,
  { paths, folder, atOnce, onPage }: PictureOptions,
): Promise<PicturedPage[]> {
  const was = before === null ? [] : await pathsOf(before);
  const is = await pathsOf(after);
  const all = paths.length > 0 ? [...paths] : [...new Set([...was, ...is])].toSorted();
  const isThere = (listed: readonly string[], path: string) =>
    paths.length > 0 || listed.includes(path);
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  const pages = new Map<string, PicturedPage>();
  try {
    await forEachLimited(all, atOnce, async (path) => {
      const pictures: PicturedPage['looks'][number][] = [];
      for (const look of looks) {
        const one =
          before && isThere(was, path) ? await picture(browser, before, path, look) : null;
        const two = isThere(is, path) ? await picture(browser, after, path, look) : null;
        const isSame = one !== null && two !== null && one.equals(two);
        pictures.push({
          look,
          isSame,
          before: one && !isSame ? await keep(one, path, look, 'before') : null,
          after: two && (await keep(two, path, look, 'after')),
        });
      }
      pages.set(path, { path, looks: pictures });
      onPage(path, pages.size, all.length);
    });
  } finally {
    await browser.close();
  }
  return all.flatMap((path) => pages.get(path) ?? []);

  async function keep(image: Buffer, path: string, look: Look, side: Side): Promise<string> {
    const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    const file = `${name}-${look.width}-${look.scheme}-${side}.jpg`;
    await writeFile(join(folder, file), image);
    return file;
  }
}

function picture(...look: Parameters<typeof pictureOnce>): Promise<Buffer> {
  return inAnotherTab(() => pictureOnce(...look));
}

async function pictureOnce(
  browser: Browser,
  target: Target,
  path: string,
  look: Look,
): Promise<Buffer> {
  const context = await openContext(browser, target, look);
  try {
    const page = await context.newPage();
    await page.goto(target.origin + path, { waitUntil: 'load', timeout: LOAD_MS });
    await settle(page);
    return await page.screenshot({
      type: 'jpeg',
      quality: QUALITY,
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      timeout: PICTURE_MS,
    });
  } finally {
    await context.close();
  }
}
