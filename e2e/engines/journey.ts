import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Engine, EngineName, Visitor } from './engine.ts';
import { startChromium } from './adapters/chromium.ts';
import { startFirefox } from './adapters/firefox.ts';
import { startWebKit } from './adapters/webkit.ts';
import type { EnginePage } from '../fixtures/browser/engine-page.ts';
import { openPage, headerLink } from '../fixtures/test.ts';

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** A test in the engine of its project. `calm` is the tab of a visitor who has chosen about cookies; its console stays empty. */
export const journey = base.extend<
  { visitor: Visitor; calm: EnginePage },
  { engineName: EngineName; engine: Engine }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await starts[engineName]();
      try {
        await provide(engine);
      } finally {
        await engine.stop();
      }
    },
    // Firefox takes its time to start on a machine that is busy.
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL }, provide, info) => {
    const visitor = await engine.openVisitor(baseURL ?? '');
    await provide(visitor);
    if (info.status !== info.expectedStatus) {
      const picture = await visitor.screenshot().catch(() => null);
      if (picture !== null) await writeFile(info.outputPath('page.png'), picture);
      const messages = await visitor.messages().catch(() => []);
      if (messages.length > 0) console.log(`console:\n  ${messages.join('\n  ')}`);
    }
    await visitor.close();
  },
  calm: async ({ visitor }, provide) => {
    await chooseEssentialOnly(visitor.page);
    await provide(visitor.page);
    expect((await visitor.messages()).filter((message) => !isOfPrefetch(message))).toEqual([]);
  },
});

/** Comes as a visitor who has chosen 'Essential Only' before: not every engine runs a script ahead of a page's own. */
export async function chooseEssentialOnly(page: EnginePage): Promise<void> {
  // Not a text file: Firefox asks for its icon, and the short policy of files refuses that.
  await openPage(page, '/privacy-policy');
  await page.evaluate(() => localStorage.setItem('cookies-accepted', 'false'));
}

/** Goes back as the browser's button does. The caller waits for what has to show. */
export async function goBack(page: EnginePage): Promise<void> {
  await page.evaluate(() => history.back());
}

export async function goForward(page: EnginePage): Promise<void> {
  await page.evaluate(() => history.forward());
}

/** Marks the document, so that it can be told from another one that was loaded in its place. */
export async function markDocument(page: EnginePage): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
  });
}

export function isMarked(page: EnginePage): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

/** Goes to a page by the link of the header, and waits for its app. */
export async function followMainLink(page: EnginePage, name: string, app: string): Promise<void> {
  await headerLink(page, name).click();
  await page.locator(`main [data-app="${app}"] h1`).waitFor();
}

/** SHA-384 of nothing, as Firefox writes it. */
const HASH_OF_NOTHING = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/**
 * Whether a message is about a file that was fetched ahead. Chromium says that such a file was not used yet. When its page was left
 * meanwhile, Firefox compares its hash with that of nothing.
 */
export function isOfPrefetch(message: string): boolean {
  return (
    message.includes('was preloaded using link preload') ||
    message.includes(`The computed hash is “${HASH_OF_NOTHING}”`)
  );
}
