import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { startSiteProcess } from '../../fixtures/sites/site-process.ts';
import { measureNextPage } from './next-page.ts';

const { rounds, url } = parseParameters(
  createCommand('pnpm bench-next-page')
    .description(
      'Measures how long Services, Salary Dashboard and Blog take from the home page (slow 4G, a processor four times slower): as a document with a warm cache, by a click, and by a click after 200 ms on the link.',
    )
    .option('--rounds <number>', 'visits of each page in each way', '5')
    .option(
      '--url <url>',
      'a running site; otherwise one is started, with the builds that are there',
    ),
).opts<{ rounds: string; url?: string }>();

const dataDir = url === undefined ? await mkdtemp(join(tmpdir(), 'talent-next-page-')) : null;
const site = dataDir === null ? null : await startSiteProcess({ port: 4189, dataDir });
try {
  const figures = await measureNextPage(url ?? site?.url ?? '', Number(rounds));
  console.table(
    Object.fromEntries(
      figures.map(({ link, documentMs, clickMs, hoverMs }) => [
        link,
        {
          'document, ms': Math.round(documentMs),
          'click, ms': Math.round(clickMs),
          'of the document': Number((clickMs / documentMs).toFixed(2)),
          'after 200 ms on the link, ms': Math.round(hoverMs),
        },
      ]),
    ),
  );
} finally {
  await site?.stop();
  if (dataDir !== null) await rm(dataDir, { recursive: true, force: true });
}
