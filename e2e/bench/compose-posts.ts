/**
 * Composes the live blog of a running site anew, in a process of its own whose memory nothing else uses:
 * `node compose-posts.ts <data folder>`. Prints `ComposedPosts` as JSON.
 */
import { readFileSync } from 'node:fs';
import { composePair } from '@talent/platform/compose/compose-pair';
import { defaultSite } from '@talent/sdk/site';
import { openDataFolder } from '../fixtures/sites/data-folder.ts';
import { liveBlog } from './live-blog.ts';

/** Cost of composing all pages of the blog. */
export interface ComposedPosts {
  ms: number;
  pages: number;
  /** Most memory of the composer and its render process together, bytes. */
  bytes: number;
}

const [dataDir = ''] = process.argv.slice(2);
const { url, publishableKey, shell, app } = await liveBlog(dataDir);

let rendererBytes = 0;
const sampling = setInterval(() => {
  rendererBytes = Math.max(rendererBytes, ...childrenOf(process.pid).map(peakOf));
}, 200);
const start = performance.now();
const index = await composePair({
  store: openDataFolder(dataDir),
  shell,
  app,
  backend: { url, key: publishableKey },
  site: { ...defaultSite, origin: url },
});
const ms = performance.now() - start;
clearInterval(sampling);
const bytes = process.resourceUsage().maxRSS * 1024 + rendererBytes;
console.log(JSON.stringify({ ms, pages: index.pages.length, bytes } satisfies ComposedPosts));

/** Processes that a process has started; none where the system does not tell. */
function childrenOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Most memory that a process has had so far, bytes. */
function peakOf(pid: string): number {
  try {
    const [, kilobytes = '0'] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
