import {
  DOWNLOAD_ARTIFACT,
  OWN_BRANCH,
  pipeline,
  setUpSteps,
  SITE_VARIABLES,
  STORE_SECRETS,
  storeEnvironment,
  stepEnvironment,
  UPLOAD_ARTIFACT,
} from './common-steps.ts';

/** The commit that a change is compared with: of the branch it is for, or of the push before. */
const BASE = '${{ github.event.pull_request.base.sha || github.event.before }}';

/** Days for which a report is kept. */
const REPORT_DAYS = 30;

/**
 * The pipeline of one app: tests of everything that a change can break, a preview for a pull request with the journeys
 * and the comparison on it, and a release to visitors from main. Each job has its own environment: a pull request runs
 * code without a review, so it only gets the preview key. The job that may write a comment runs none of that code.
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
  const onPreview = `          PULL_REQUEST: \${{ github.event.pull_request.number }}
${stepEnvironment(SITE_VARIABLES, ['PREVIEW_SIGNING_KEY'])}`;
  return pipeline(
    head,
    `  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 45
    steps:
${setUpSteps({ history: true })}
      - name: Types
        run: node scripts/types.mjs ${app}
      - name: Lint
        run: npx oxlint --max-warnings 0 ${app}
      - name: Tests of everything that the change can break
        run: node scripts/run.mjs platform/affected/main.ts --since "$BASE" --app ${app} --test
        env:
          BASE: ${BASE}
      - name: Build
        working-directory: ${app}
        run: npm run build

  preview:
    needs: check
    if: github.event_name == 'pull_request' && ${OWN_BRANCH}
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    environment: preview
    outputs:
      compared: \${{ steps.compare.outcome }}
    steps:
${setUp}
      - name: Ship a preview
        id: ship
        working-directory: ${app}
        run: npm run ship -- --channel "pr-$PULL_REQUEST"
        env:
          PULL_REQUEST: \${{ github.event.pull_request.number }}
${storeEnvironment([...STORE_SECRETS, 'PREVIEW_SIGNING_KEY'])}
      - name: Journeys on the preview
        run: E2E_CHANNEL="pr-$PULL_REQUEST" node scripts/pnpm.mjs e2e
        env:
${onPreview}
      - name: Compare the preview with what visitors get
        id: compare
        if: \${{ !cancelled() && steps.ship.outcome == 'success' }}
        run: node scripts/run.mjs e2e/qa/main.ts --channel "pr-$PULL_REQUEST" --changed-only --out qa-report.html --markdown qa-summary.md
        env:
${onPreview}
      - uses: ${UPLOAD_ARTIFACT}
        if: \${{ !cancelled() && steps.ship.outcome == 'success' }}
        with:
          name: qa-${app}
          path: |
            qa-report.html
            qa-summary.md
          retention-days: ${REPORT_DAYS}

  comment:
    needs: preview
    if: \${{ !cancelled() && (needs.preview.outputs.compared == 'success' || needs.preview.outputs.compared == 'failure') }}
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      pull-requests: write
    steps:
      - uses: ${DOWNLOAD_ARTIFACT}
        with:
          name: qa-${app}
      - name: Comment the summary
        run: |
          mark='<!-- qa ${app} -->'
          comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
          filter='.[] | select(.user.login == "github-actions[bot]" and (.body | startswith("<!-- qa ${app} -->"))) | .id'
          known="$(gh api --paginate "$comments" --jq "$filter" | head -n 1)"
          {
            echo "$mark"
            head -c 60000 qa-summary.md
            printf '\\n\\nThe report with pictures is the artifact qa-${app} of %s\\n' "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
          } > comment.md
          if [ -n "$known" ]; then
            gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field body=@comment.md
          else
            gh api --silent --method POST "$comments" --field body=@comment.md
          fi
        env:
          GH_TOKEN: \${{ github.token }}
          PULL_REQUEST: \${{ github.event.pull_request.number }}

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
