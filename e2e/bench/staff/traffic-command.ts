import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '@talent/backend/testing/template-cluster';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { fillDataFolder } from '@talent/supabase/traffic-bench/fill-data-folder';
import { signIn } from '../../fixtures/accounts/accounts.ts';
import { MOST_TOOL_SHIFT } from '../../fixtures/browser/layout-shift.ts';
import { startSiteProcess } from '../../fixtures/sites/site-process.ts';
import { measureStaff } from './staff.ts';

const WARM_MS = 1000;
const password = 'password-of-the-bench';
const tool = '/viral-traffic-dashboard';

const { events, rounds, port } = parseParameters(
  createCommand('pnpm bench-traffic')
    .description(
      `Measures how long the traffic tool takes until it is useful on a site with many events in its embedded database. Bounds: ${WARM_MS} ms warm, layout shift ${MOST_TOOL_SHIFT}. Starts a site with the builds that are there.`,
    )
    .option('--events <number>', 'events in the database', '1000000')
    .option('--rounds <number>', 'warm visits of each page', '5')
    .option('--port <number>', 'of the site that it starts', '4187'),
).opts<{ events: string; rounds: string; port: string }>();

/** The tool as it opens, with a comparison over the longest range of events, and with a segment. */
const day = (back: number): string =>
  new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const pages = [
  tool,
  `${tool}?from=${day(89)}&to=${day(0)}`,
  `${tool}?source=newsletter`,
  `${tool}?from=${day(89)}&to=${day(0)}&visits=new`,
  `${tool}?from=${day(89)}&to=${day(0)}&source=direct`,
];

const dataDir = await mkdtemp(join(tmpdir(), 'talent-traffic-'));
try {
  await prepareDatabase(dataDir);
  console.log(`Database with events: ${await fillDataFolder(dataDir, Number(events))}`);
  const site = await startSiteProcess({
    port: Number(port),
    dataDir,
    adminPassword: password,
    env: { COLLECT_ANALYTICS: 'on' },
  });
  try {
    const account = { email: 'admin@example.com', password };
    const figures = await measureStaff(
      site.url,
      pages,
      (tab) => signIn(tab, account),
      Number(rounds),
    );
    console.table(
      figures.map(({ path, coldMs, warmMs, layoutShift }) => ({
        page: path.replace(tool, '') || 'as it opens',
        'cold, ms': Math.round(coldMs),
        'warm, ms': Math.round(warmMs),
        'layout shift': Number(layoutShift.toFixed(4)),
      })),
    );
    const slow = figures.filter(
      ({ warmMs, layoutShift }) => warmMs > WARM_MS || layoutShift > MOST_TOOL_SHIFT,
    );
    if (slow.length > 0) process.exitCode = 1;
  } finally {
    await site.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
