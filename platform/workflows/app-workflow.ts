import {
  OWN_BRANCH,
  setUpSteps,
  STORE_SECRETS,
  storeEnvironment,
  WRITTEN_BY,
} from './common-steps.ts';

/**
 * The pipeline of one app: checks on every change of the app or of its packages, a preview for a pull request, and a
 * release to visitors from main. Each job has its own environment: a pull request runs code that nobody has reviewed, so
 * it only gets the preview key.
 *
 * @param paths that start it
 * @param pnpmVersion the one that wrote the lock file
 */
export function appWorkflow(app: string, paths: readonly string[], pnpmVersion: string): string {
  const list = paths.map((path) => `      - '${path}'`).join('\n');
  const setUp = setUpSteps(pnpmVersion);
  return `${WRITTEN_BY}
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

# A newer push of a pull request replaces an older one; releases to visitors wait for each other.
concurrency:
  group: ${app}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
${setUp}
      - name: Types
        run: node scripts/types.mjs ${app}
      - name: Lint
        run: npx oxlint --max-warnings 0 ${app}
      - name: Unit tests
        run: npx vitest run ${app}/
      - name: Build
        working-directory: ${app}
        run: npm run build

  preview:
    needs: check
    if: github.event_name == 'pull_request' && ${OWN_BRANCH}
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: preview
    steps:
${setUp}
      - name: Ship a preview
        working-directory: ${app}
        run: npm run ship -- --channel "pr-$PULL_REQUEST"
        env:
          PULL_REQUEST: \${{ github.event.pull_request.number }}
${storeEnvironment([...STORE_SECRETS, 'PREVIEW_SIGNING_KEY'])}

  release:
    needs: check
    if: github.event_name == 'push' && github.ref == 'refs/heads/main'
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: production
    steps:
${setUp}
      - name: Ship
        working-directory: ${app}
        run: npm run ship
        env:
${storeEnvironment([...STORE_SECRETS, 'RELEASE_SIGNING_KEY'])}
`;
}
