import {
  OWN_BRANCH,
  pipeline,
  setUpSteps,
  STORE_SECRETS,
  storeEnvironment,
} from './common-steps.ts';

/**
 * The pipeline of one app: checks on every change of the app or of its packages, a preview for a pull request, and a
 * release to visitors from main. Each job has its own environment: a pull request runs code without a review, so
 * it only gets the preview key.
 *
 * @param paths that start it
 */
export function appWorkflow(app: string, paths: readonly string[]): string {
  const list = paths.map((path) => `      - '${path}'`).join('\n');
  const setUp = setUpSteps();
  const head = {
    name: app,
    on: `  pull_request:\n    paths:\n${list}\n  push:\n    branches: [main]\n    paths:\n${list}`,
    queue:
      'A newer push of a pull request replaces an older one; releases to visitors wait for each other.',
    replaces: "${{ github.event_name == 'pull_request' }}",
  };
  return pipeline(
    head,
    `  check:
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
`,
  );
}
