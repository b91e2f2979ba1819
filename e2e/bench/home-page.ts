import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserPath } from '../fixtures/browser/browser-path.ts';

/** The files that a first visit of the home page loads. */
export interface HomePageFigures {
  /** Sum of all scripts, each gzipped, bytes. */
  scriptBytes: number;
  scripts: number;
  /** 1: asked for by the HTML; 2: by a file of it, as the entry does for all the scripts that the HTML lists. */
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
    const initiators = new Map<string, string | null>();
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? null;
      initiators.set(request.url, initiator.type === 'parser' ? url : by);
    });
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
      depth: Math.max(...[...initiators.keys()].map((asked) => depthOf(asked, initiators, url))),
      loadsSupabase: [...scripts.values()].some((body) => body.includes('gotrue')),
      htmlBytes: gzipSync(html).length,
      compositionBytes: gzipSync(compositionPart(html)).length,
    };
  } finally {
    await browser.close();
  }
}

function depthOf(
  asked: string,
  initiators: ReadonlyMap<string, string | null>,
  page: string,
): number {
  let depth = 0;
  for (let next: string | null = asked; next !== null && !isPage(next, page); depth++) {
    next = initiators.get(next) ?? null;
  }
  return depth;
}

function isPage(url: string, page: string): boolean {
  return new URL(url).pathname === new URL(page).pathname;
}

function compositionPart(html: string): string {
  const parts = [
    /<script type="importmap">.*?<\/script>/s,
    /<script type="application\/json" id="composition-block">.*?<\/script>/s,
  ].map((pattern) => pattern.exec(html)?.[0] ?? '');
  const preloads = html.match(/<link rel="(modulepreload|stylesheet|preload)"[^>]*>/g) ?? [];
  return [...parts, ...preloads].join('\n');
}
