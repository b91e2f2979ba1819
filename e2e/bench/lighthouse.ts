import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { browserPath } from '../fixtures/browser/browser-path.ts';
import { onOwnSite } from './measured-site.ts';

const runs = 5;
/** How many runs may end without a report. */
const spareRuns = 2;
// Lighthouse is fetched by npx: it is too large for every installation.
const run = promisify(execFile);

/** The parts of Lighthouse's report that are read. */
interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { displayValue?: string }>;
}

/** Lighthouse's names of the scores and figures that are printed. */
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const { args: paths } = parseParameters(
  createCommand('pnpm bench lighthouse')
    .description(
      "Lighthouse's four mobile scores of pages of the built site: the median of five runs. A busy machine lowers the " +
        'performance score and nothing else; its speed is printed with each run.',
    )
    .argument('[path...]', 'paths of pages; without any: /'),
);
const measured = paths.length > 0 ? paths : ['/'];
await onOwnSite(async ({ url, folder }) => {
  for (const path of measured) await refuseMissing(url + path);
  for (const path of measured) await measurePage(path, url, folder);
});

/** Before minutes are spent on the pages that exist. */
async function refuseMissing(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} answers ${status}: name pages of the site.`);
}

async function measurePage(path: string, url: string, folder: string): Promise<void> {
  const reports: Report[] = [];
  for (let left = runs + spareRuns; reports.length < runs; left -= 1) {
    try {
      reports.push(await measure(url + path, folder));
    } catch (error) {
      // Its recording of a page fails now and then: that is no figure.
      console.error(`Lighthouse gave up on a run: ${String(error)}`);
      if (left === 1) throw error;
    }
  }
  const sorted = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = sorted[Math.floor(runs / 2)];
  if (middle) print(path, middle, sorted);
}

async function measure(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-background-networking';
  const options = [url, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  await run('npx', ['--yes', 'lighthouse@13.5.0', ...options, '--quiet'], {
    env: { ...process.env, CHROME_PATH: browserPath() },
  });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function scoreOf(report: Report, name: string): number {
  return Math.round((report.categories[name]?.score ?? 0) * 100);
}

function print(path: string, report: Report, sorted: readonly Report[]): void {
  console.log(`${path}   mobile, the middle of ${runs} runs`);
  for (const one of sorted) {
    const speed = Math.round(one.environment.benchmarkIndex);
    console.log(`    performance ${scoreOf(one, 'performance')}, speed of the machine ${speed}`);
  }
  for (const name of scores) console.log(`  ${name.padEnd(26)}${scoreOf(report, name)}`);
  for (const name of figures) {
    console.log(`  ${name.padEnd(26)}${report.audits[name]?.displayValue ?? ''}`);
  }
}
