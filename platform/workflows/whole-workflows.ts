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
  ['fuzz-http', 'fuzz-http', 60],
  ['fuzz-backend', 'fuzz-backend', 60],
  ['long-tests', 'test:long', 60],
  ['durability', 'test:durability', 60],
] as const;

/** Paths whose change can change the result of the platform's tests; apps have pipelines of their own. */
const PLATFORM_PATHS = [
  '.github/workflows/platform.yml',
  'backend/**',
  'e2e/**',
  'package.json',
  'platform/**',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts/**',
  'shared/**',
  'supabase/**',
  'tsconfig.json',
  'vitest*.config.ts',
];

/** Sets a wrong clock for the database of the attacks. */
const FAKETIME_STEP = `
      - name: A library that lies about the time
        run: sudo apt-get install --yes --no-install-recommends faketime`;

/** The nightly pipeline: attacks, fuzz tests and long tests, without secrets. It can be started by hand as well. */
export function nightlyWorkflow(): string {
  const jobs = NIGHTLY_JOBS.map(
    ([name, command, minutes]) => `  ${name}:
    runs-on: ubuntu-24.04
    timeout-minutes: ${minutes}
    steps:
${setUpSteps()}${name === 'attack' ? FAKETIME_STEP : ''}
      - name: Run
        run: node scripts/pnpm.mjs ${command}
`,
  );
  const on = `  schedule:
    - cron: '17 2 * * *'
  workflow_dispatch:`;
  return pipeline({ name: NIGHTLY, on, replaces: false }, jobs.join('\n'));
}

/**
 * The pipeline that runs every test for a pull request that touches the platform, the database, what apps share, or
 * the tests.
 */
export function platformWorkflow(): string {
  const paths = PLATFORM_PATHS.map((path) => `      - '${path}'`).join('\n');
  return pipeline(
    { name: PLATFORM, on: `  pull_request:\n    paths:\n${paths}`, replaces: true },
    `  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    steps:
${setUpSteps()}
      - name: Everything
        run: npm test
`,
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
${setUpSteps('${{ github.event.pull_request.base.sha }}')}
      - name: Remove the preview
        run: node scripts/run.mjs platform/cli/main.ts remove-preview "pr-$PULL_REQUEST"
        env:
          PULL_REQUEST: \${{ github.event.pull_request.number }}
${storeEnvironment(STORE_SECRETS)}
`,
  );
}
