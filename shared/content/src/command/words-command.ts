import { parseArgs } from 'node:util';
import { GRADES, wordsReport, type ClaimUse, type GradedPage } from './words-report.ts';

const HELP = `Usage: pnpm words [--site http://localhost:3000] [--check] [--json]

Prints the reading grade (Flesch-Kincaid) of every page in the sitemap of a running site, and every claim with the
pages that say it. --check: exit code 1 when a marketing page is outside of grades ${GRADES.lowest} to ${GRADES.highest}.`;

/** How the command reaches the world. */
export interface WordsSurroundings {
  out: (line: string) => void;
  err: (line: string) => void;
  /** Text of an address; rejects when there is none. */
  read: (url: string) => Promise<string>;
}

/** Runs `pnpm words`. Exit codes: 0 done, 1 a page fails the check or the site does not answer, 2 misuse. */
export async function runWordsCommand(
  parameters: readonly string[],
  { out, err, read }: WordsSurroundings,
): Promise<0 | 1 | 2> {
  const options = readOptions(parameters);
  if (options === null || options.help) {
    (options === null ? err : out)(HELP);
    return options === null ? 2 : 0;
  }
  try {
    const report = wordsReport(await readPages(options.site, read));
    if (options.json) out(JSON.stringify(report, null, 2));
    else
      for (const line of [...gradeLines(report.pages), '', ...claimLines(report.claims)]) out(line);
    return options.check && report.pages.some(({ isOutside }) => isOutside) ? 1 : 0;
  } catch (error) {
    err(
      `${options.site} does not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}

function readOptions(parameters: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        site: { type: 'string', default: 'http://localhost:3000' },
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

function gradeLines(pages: readonly GradedPage[]): string[] {
  const width = Math.max(4, ...pages.map(({ path }) => path.length));
  const rows = pages.map(({ path, grade, words, isMarketing, isOutside }) => {
    const shown = grade === null ? '-' : grade.toFixed(1);
    const kind = isMarketing ? 'marketing' : 'other';
    const note = isOutside ? `  outside of ${GRADES.lowest} to ${GRADES.highest}` : '';
    return `${path.padEnd(width)}  ${shown.padStart(5)}  ${String(words).padStart(6)}  ${kind}${note}`;
  });
  return [`${'page'.padEnd(width)}  grade   words  kind`, ...rows];
}

function claimLines(claims: readonly ClaimUse[]): string[] {
  return claims.flatMap(({ key, kind, figure, paths }) => [
    `${key} (${kind}, ${figure}): ${paths.length} pages`,
    ...paths.map((path) => `  ${path}`),
  ]);
}
