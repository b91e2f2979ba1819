import { parseArgs } from 'node:util';
import { claimLines, gradeLines } from './report-lines.ts';
import { GRADES, wordsReport } from './words-report.ts';

const HELP = `Usage: pnpm words [--site http://localhost:3000] [--check] [--json]

Reads every page in the sitemap of a running site and prints two tables:
- its reading grade: the US school year that reads it without effort (Flesch-Kincaid);
- every claim with its kind, its source and the pages that say it. A term is what the agency offers, a record is what it
  says of its past.

--site URL  address of the site; without it, http://localhost:3000
--check     exit code 1 when a marketing page is harder than grade ${GRADES.highest}; pages below ${GRADES.lowest} are only named
--json      the same as JSON`;

/** How the command reaches the world. */
export interface WordsSurroundings {
  /** Address of the site where none is named. */
  site: string;
  out: (line: string) => void;
  err: (line: string) => void;
  /** Text of an address; rejects when there is none. */
  read: (url: string) => Promise<string>;
}

/** Runs `pnpm words`. Exit codes: 0 done, 1 a page fails the check or cannot be read, 2 misuse. */
export async function runWordsCommand(
  parameters: readonly string[],
  { site, out, err, read }: WordsSurroundings,
): Promise<0 | 1 | 2> {
  const options = readOptions(parameters, site);
  if (options === null || options.help) {
    (options === null ? err : out)(HELP);
    return options === null ? 2 : 0;
  }
  try {
    const report = wordsReport(await readPages(options.site, read));
    if (options.json) out(JSON.stringify(report, null, 2));
    else
      for (const line of [...gradeLines(report.pages), '', ...claimLines(report.claims)]) out(line);
    return options.check && report.pages.some(({ problem }) => problem === 'hard') ? 1 : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    err(
      `Could not read ${options.site}: ${message}. Start it with npm start, or name another with --site.`,
    );
    return 1;
  }
}

function readOptions(parameters: readonly string[], site: string) {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        site: { type: 'string', default: site },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { ...values, site: new URL(values.site).origin };
  } catch {
    return null;
  }
}

async function readPages(
  site: string,
  read: WordsSurroundings['read'],
): Promise<{ path: string; html: string }[]> {
  const sitemap = await read(`${site}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    // The public address of the site may be another one than that of this process.
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
  const pages: { path: string; html: string }[] = [];
  for (const path of paths) pages.push({ path, html: await read(site + path) });
  return pages;
}
