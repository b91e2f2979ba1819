/** Condition for the repository's own branches: a fork gets no secrets, and its changes are checked but not shipped. */
export const OWN_BRANCH = 'github.event.pull_request.head.repo.full_name == github.repository';

/** First line of every pipeline. */
export const WRITTEN_BY =
  '# Written by "pnpm workflows" from the app\'s dependencies: change platform/workflows and run it again.';

/** Public variables that a release reads from the settings of the repository. */
const VARIABLES = [
  'SITE_URL',
  'PREVIEW_ORIGIN',
  'STORE_URL',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'RELEASE_KEYS',
] as const;

/**
 * First steps of every job.
 * @param ref to check out; default: the commit that started the pipeline
 */
export function setUpSteps(pnpmVersion: string, ref?: string): string {
  return `      - uses: ${CHECKOUT}
        with:
          persist-credentials: false${ref === undefined ? '' : `\n          ref: ${ref}`}
      - uses: ${SETUP_NODE}
        with:
          node-version: 24
          package-manager-cache: false
      - name: Install
        run: npx --yes --prefer-offline pnpm@${pnpmVersion} install --frozen-lockfile --prefer-offline`;
}

/** The `env` of a step that works on the store, with secrets of the job's environment. */
export function storeEnvironment(secrets: readonly string[]): string {
  return [
    ...VARIABLES.map((name) => `          ${name}: \${{ vars.${name} }}`),
    ...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}`),
  ].join('\n');
}

/** Key pair of the bucket: each environment has its own, with its own rights. */
export const STORE_SECRETS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The actions of the pipelines, pinned to the full commit of a release: a tag can be moved to other code, a commit
 * cannot. People and update tools read the comment after it.
 */
export const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
export const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0';
