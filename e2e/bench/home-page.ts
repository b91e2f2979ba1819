import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserPath } from '../fixtures/browser/browser-path.ts';
import { followRequestDepths } from '../fixtures/browser/request-depths.ts';

/** The files that a first visit of the home page loads. */
export interface HomePageFigures {
  /** Sum of all scripts, each gzipped, bytes. */
  scriptBytes: number;
  scripts: number;
  /** Depth of the deepest request, see `followRequestDepths`; `request-depth.spec.ts` holds it. */
  depth: number;
  loadsSupabase: boolean;
  htmlBytes: number;
  /** Import map, preloads and composition within the HTML, gzipped by themselves, bytes. */
  compositionBytes: number;
}

/** Loads the home page in Chromium and follows who asked for what. */
export async function measureHomePage(url: string): Promise<HomePageFigures> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // With the data saver on nothing is prefetched: what is measured is this page's own.
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const depths = await followRequestDepths(page, session);
    const scripts = new Map<string, Buffer>();
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      bodies.push(response.body().then((body) => void scripts.set(response.url(), body)));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
    const html = await (await fetch(url)).text();
    return {
      scriptBytes: [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0),
      scripts: scripts.size,
      depth: Math.max(...(await depths()).values()),
      loadsSupabase: [...scripts.values()].some((body) => body.includes('gotrue')),
      htmlBytes: gzipSync(html).length,
      compositionBytes: gzipSync(compositionPart(html)).length,
    };
  } finally {
    await browser.close();
  }
}

function compositionPart(html: string): string {
  const parts = [
    /<script type="importmap">.*?<\/script>/s,
    /<script type="application\/json" id="composition-block">.*?<\/script>/s,
  ].map((pattern) => pattern.exec(html)?.[0] ?? '');
  const preloads = html.match(/<link rel="(modulepreload|stylesheet|preload)"[^>]*>/g) ?? [];
  return [...parts, ...preloads].join('\n');
}
