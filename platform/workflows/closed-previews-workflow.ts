import {
  OWN_BRANCH,
  setUpSteps,
  STORE_SECRETS,
  storeEnvironment,
  WRITTEN_BY,
} from './common-steps.ts';

/** Name of the pipeline that removes previews, and of its file. */
export const CLOSED_PREVIEWS = 'closed-previews';

/**
 * The pipeline that removes the preview of a closed pull request. It runs the code of the target branch, without a
 * signing key.
 *
 * @param pnpmVersion the one that wrote the lock file
 */
export function closedPreviewsWorkflow(pnpmVersion: string): string {
  return `${WRITTEN_BY}
name: ${CLOSED_PREVIEWS}

on:
  pull_request:
    types: [closed]

permissions:
  contents: read

concurrency:
  group: ${CLOSED_PREVIEWS}-\${{ github.ref }}
  cancel-in-progress: false

jobs:
  remove:
    if: ${OWN_BRANCH}
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: preview
    steps:
${setUpSteps(pnpmVersion, '${{ github.event.pull_request.base.sha }}')}
      - name: Remove the preview
        run: node scripts/run.mjs platform/cli/main.ts remove-preview "pr-$PULL_REQUEST"
        env:
          PULL_REQUEST: \${{ github.event.pull_request.number }}
${storeEnvironment(STORE_SECRETS)}
`;
}
