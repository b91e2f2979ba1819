import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteProcess, type SiteOptions } from '../fixtures/sites/site-process.ts';

const PORT = 4189;

/** A site that is measured. */
export interface MeasuredSite {
  url: string;
  dataDir: string;
  /** For more files; deleted with the site. */
  folder: string;
}

/** Starts a site with the builds that are there for the time of the work. */
export async function onOwnSite<Result>(
  work: (site: MeasuredSite) => Promise<Result>,
  options: Partial<Omit<SiteOptions, 'dataDir'>> = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'talent-bench-'));
  const dataDir = join(folder, 'data');
  try {
    const site = await startSiteProcess({ port: PORT, ...options, dataDir });
    try {
      return await work({ url: site.url, dataDir, folder });
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lines of a table by what they are about, of columns with their units. */
export type Figures = Record<string, Record<string, number>>;

/** Prints the figures of a running site, or of one of its own where no address is given. */
export async function printFigures(
  url: string | undefined,
  measure: (url: string) => Promise<Figures>,
): Promise<void> {
  console.table(await (url === undefined ? onOwnSite((site) => measure(site.url)) : measure(url)));
}
