import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { startSiteProcess } from '../fixtures/sites/site-process.ts';
import { measurePaint } from './paint.ts';

/** One page of each kind. */
const kinds = [
  '/',
  '/services/machine-learning-engineers',
  '/us-ai-talent',
  '/ai-interview-questions',
  '/ai-engineer-staffing',
  '/machine-learning-ai-jobs',
  '/ai-ml-salary-data',
  '/ai-ml-salary-data/machine-learning-engineer',
  '/ai-salary-calculator',
  '/ai-job-market',
  '/ai-hiring-insights-blog',
  '/blog/what-ai-engineers-earn-in-the-us-and-canada',
];

const { page, rounds, url } = parseParameters(
  createCommand('pnpm bench-paint')
    .description(
      'Measures the largest paint of pages on a slow phone (360 px, slow 4G, a processor four times slower), with and without their scripts, and their layout shift.',
    )
    .option('--page <path...>', 'these pages only; otherwise one of each kind')
    .option('--rounds <number>', 'visits of each page, with scripts and without', '5')
    .option(
      '--url <url>',
      'a running site; otherwise one is started, with the builds that are there',
    ),
).opts<{ page?: string[]; rounds: string; url?: string }>();

const dataDir = url === undefined ? await mkdtemp(join(tmpdir(), 'talent-paint-')) : null;
const site = dataDir === null ? null : await startSiteProcess({ port: 4188, dataDir });
try {
  const figures = await measurePaint(url ?? site?.url ?? '', page ?? kinds, Number(rounds));
  console.table(
    Object.fromEntries(
      figures.map(({ path, largestMs, withoutScriptsMs, layoutShift }) => [
        path,
        {
          'largest paint, ms': Math.round(largestMs),
          'without scripts, ms': Math.round(withoutScriptsMs),
          'layout shift': Number(layoutShift.toFixed(4)),
        },
      ]),
    ),
  );
} finally {
  await site?.stop();
  if (dataDir !== null) await rm(dataDir, { recursive: true, force: true });
}
