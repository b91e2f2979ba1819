import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { signIn } from '../../fixtures/accounts/accounts.ts';
import { MOST_TOOL_SHIFT } from '../../fixtures/browser/layout-shift.ts';
import { guardedPaths } from '../../fixtures/pages/guarded-paths.ts';
import { startSiteProcess } from '../../fixtures/sites/site-process.ts';
import { measureStaff } from './staff.ts';

const WARM_MS = 1000;
const COLD_MS = 2000;

/** Records of one post or person need a row; their tools are measured with their lists. */
const tools = guardedPaths.filter((path) => !/\/\d+$/.test(path));
const password = 'password-of-the-bench';

const { page, rounds, port } = parseParameters(
  createCommand('pnpm bench-staff')
    .description(
      `Measures how long each staff tool takes until it is useful, in a browser without files of the site and again with them, and its layout shift. Bounds: ${COLD_MS} ms cold, ${WARM_MS} ms warm, layout shift ${MOST_TOOL_SHIFT}. Starts a site with the builds that are there.`,
    )
    .option('--page <path...>', 'these tools only')
    .option('--rounds <number>', 'warm visits of each tool', '5')
    .option('--port <number>', 'of the site that it starts', '4187'),
).opts<{ page?: string[]; rounds: string; port: string }>();

const dataDir = await mkdtemp(join(tmpdir(), 'talent-staff-'));
const site = await startSiteProcess({ port: Number(port), dataDir, adminPassword: password });
try {
  const account = { email: 'admin@example.com', password };
  const figures = await measureStaff(
    site.url,
    page ?? tools,
    (tab) => signIn(tab, account),
    Number(rounds),
  );
  console.table(
    Object.fromEntries(
      figures.map(({ path, coldMs, warmMs, layoutShift }) => [
        path,
        {
          'cold, ms': Math.round(coldMs),
          'warm, ms': Math.round(warmMs),
          'layout shift': Number(layoutShift.toFixed(4)),
        },
      ]),
    ),
  );
  const slow = figures.filter(
    ({ coldMs, warmMs, layoutShift }) =>
      coldMs > COLD_MS || warmMs > WARM_MS || layoutShift > MOST_TOOL_SHIFT,
  );
  if (slow.length > 0) {
    console.error(`Over a bound: ${slow.map(({ path }) => path).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
