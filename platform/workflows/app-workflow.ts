/** Variables that a release reads from the repository's settings: those that anybody may know. */
const VARIABLES = ['SITE_URL', 'STORE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];
/** And those that only the ship steps are given. */
const SECRETS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'RELEASE_SIGNING_KEY', 'GUARD_SECRET'];

/** The repository's own branches: a fork is given no secrets, and its changes are checked and not shipped. */
const OWN_BRANCH = 'github.event.pull_request.head.repo.full_name == github.repository';

/**
 * The pipeline of one app: checks on every change of it or of what it is made with, a preview for a pull request, and
 * a release to visitors from main.
 *
 * @param paths that start it
 * @param pnpmVersion the one that wrote the lock file
 */
export function appWorkflow(app: string, paths: readonly string[], pnpmVersion: string): string {
  const list = paths.map((path) => `      - '${path}'`).join('\n');
  const environment = [
    ...VARIABLES.map((name) => `          ${name}: \${{ vars.${name} }}`),
    ...SECRETS.map((name) => `          ${name}: \${{ secrets.${name} }}`),
  ].join('\n');
  return `# Written by "pnpm workflows" from the app's dependencies: change platform/workflows and run it again.
name: ${app}

on:
  pull_request:
    paths:
${list}
  push:
    branches: [main]
    paths:
${list}

permissions:
  contents: read

# A newer push of a pull request takes the place of an older one; releases to visitors wait for each other.
concurrency:
  group: ${app}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  release:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v5.0.0
        with:
          persist-credentials: false
      - uses: actions/setup-node@v5.0.0
        with:
          node-version: 24
          package-manager-cache: false
      - name: Install
        run: npx --yes --prefer-offline pnpm@${pnpmVersion} install --frozen-lockfile --prefer-offline
      - name: Types
        run: node scripts/types.mjs ${app}
      - name: Lint
        run: npx oxlint --max-warnings 0 ${app}
      - name: Unit tests
        run: npx vitest run ${app}/
      - name: Build
        working-directory: ${app}
        run: npm run build
      - name: Ship a preview
        if: github.event_name == 'pull_request' && ${OWN_BRANCH}
        working-directory: ${app}
        run: npm run ship -- --channel "pr-$PULL_REQUEST"
        env:
          PULL_REQUEST: \${{ github.event.pull_request.number }}
${environment}
      - name: Ship
        if: github.event_name == 'push'
        working-directory: ${app}
        run: npm run ship
        env:
${environment}
`;
}
