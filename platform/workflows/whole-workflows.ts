import {
  setUpSteps,
  pipeline,
  OWN_BRANCH,
  STORE_SECRETS,
  storeEnvironment,
} from './common-steps.ts';

/** Name of the pipeline that attacks the site every night, and of its file. */
export const NIGHTLY = 'nightly';

/** Name of the pipeline that tests the platform, and of its file. */
export const PLATFORM = 'platform';

/** Nightly jobs: name, command, longest time in minutes. */
const NIGHTLY_JOBS = [
  ['attack', 'attack', 30],
  ['fuzz-http', 'fuzz http', 60],
  ['fuzz-backend', 'fuzz backend', 60],
  ['long-tests', 'unit --project long', 60],
  ['durability', 'unit --project durability', 60],
] as const;

/** Paths whose change can change the result of the platform's tests; apps have pipelines of their own. */
const PLATFORM_PATHS = [
  '.github/**',
  'backend/**',
  'deploy/**',
  'e2e/**',
  'package.json',
  'platform/**',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts/**',
  'shared/**',
  'supabase/**',
  'tsconfig.json',
  'vitest.config.ts',
];

/**
 * Jobs of the platform: name, command, longest time in minutes. `npm test` leaves the others out: they need another
 * runtime, other programs or more time.
 */
const PLATFORM_JOBS = [
  ['test', 'npm test', 60],
  ['workers', 'node scripts/pnpm.mjs unit --project workers', 30],
  ['deploy', 'node scripts/pnpm.mjs unit --project deploy', 30],
  ['long-tests', 'node scripts/pnpm.mjs unit --project long', 60],
  ['long-journeys', "node scripts/pnpm.mjs e2e --grep '@matrix|@long'", 90],
  ['pipelines', 'node scripts/pnpm.mjs test:workflows', 90],
] as const;

/** Programs that a job needs beside Node and a browser: job -> package of Debian, and why. */
const PROGRAMS: Readonly<Record<string, readonly [name: string, why: string]>> = {
  // Sets a wrong clock for the database of the attacks.
  attack: ['faketime', 'A library that lies about the time'],
  // Without it the tests of several gateways behind a proxy are skipped.
  deploy: ['nginx-core', 'A proxy for several gateways'],
};

function programStep(job: string): string {
  const program = PROGRAMS[job];
  if (program === undefined) return '';
  const [name, why] = program;
  return `
      - name: ${why}
        run: sudo apt-get update -qq && sudo apt-get install --yes --no-install-recommends ${name}`;
}

function jobOf(name: string, command: string, minutes: number): string {
  return `  ${name}:
    runs-on: ubuntu-24.04
    timeout-minutes: ${minutes}
    steps:
${setUpSteps()}${programStep(name)}
      - name: Run
        run: ${command}
`;
}

/** The nightly pipeline: attacks, fuzz tests and long tests, without secrets. It can be started by hand as well. */
export function nightlyWorkflow(): string {
  const jobs = NIGHTLY_JOBS.map(([name, command, minutes]) =>
    jobOf(name, `node scripts/pnpm.mjs ${command}`, minutes),
  );
  const on = `  schedule:
    - cron: '17 2 * * *'
  workflow_dispatch:`;
  return pipeline({ name: NIGHTLY, on, replaces: false }, jobs.join('\n'));
}

/**
 * The pipeline that tests the platform itself, whole: for a change of the platform, the database, what apps share, or the
 * tests. On main it runs beside the releases, so that no change of it goes untested when it was merged past a newer one.
 */
export function platformWorkflow(): string {
  const paths = PLATFORM_PATHS.map((path) => `      - '${path}'`).join('\n');
  return pipeline(
    {
      name: PLATFORM,
      on: `  pull_request:\n    paths:\n${paths}\n  push:\n    branches: [main]\n    paths:\n${paths}`,
      queue:
        'A newer push of a pull request replaces an older one; main is always tested to its end.',
      replaces: "${{ github.event_name == 'pull_request' }}",
    },
    PLATFORM_JOBS.map(([name, command, minutes]) => jobOf(name, command, minutes)).join('\n'),
  );
}

/** Name of the pipeline that removes previews, and of its file. */
export const CLOSED_PREVIEWS = 'closed-previews';

/**
 * The pipeline that removes the preview of a closed pull request. It runs the code of the target branch, without a
 * signing key.
 */
export function closedPreviewsWorkflow(): string {
  return pipeline(
    { name: CLOSED_PREVIEWS, on: '  pull_request:\n    types: [closed]', replaces: false },
    `  remove:
    if: ${OWN_BRANCH}
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: preview
    steps:
${setUpSteps({ ref: '${{ github.event.pull_request.base.sha }}' })}
      - name: Remove the preview
        run: node scripts/run.mjs platform/cli/main.ts remove-preview "pr-$PULL_REQUEST"
        env:
          PULL_REQUEST: \${{ github.event.pull_request.number }}
${storeEnvironment(STORE_SECRETS)}
`,
  );
}
