import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { z } from 'zod';

/** Condition for the repository's own branches: a fork gets no secrets, and its changes are checked but not shipped. */
export const OWN_BRANCH = 'github.event.pull_request.head.repo.full_name == github.repository';

/** The triggers, the rights and the queue of a pipeline, before its jobs. */
interface PipelineHead {
  name: string;
  /** YAML of `on`, indented by two. */
  on: string;
  /** Why runs wait for each other, or replace each other. */
  queue?: string;
  /** Whether a newer run ends an older one of the same branch. */
  replaces: boolean | string;
}

/** A pipeline, which may read the repository and nothing else. */
export function pipeline({ name, on, queue, replaces }: PipelineHead, jobs: string): string {
  return `# Written by "pnpm workflows" from the app's dependencies: change platform/workflows and run it again.
name: ${name}

on:
${on}

permissions:
  contents: read

${queue === undefined ? '' : `# ${queue}\n`}concurrency:
  group: ${name}-\${{ github.ref }}
  cancel-in-progress: ${replaces}

jobs:
${jobs}`;
}

/** Public variables that say where the site and its backend are, from the settings of the repository. */
export const SITE_VARIABLES = [
  'SITE_URL',
  'PREVIEW_ORIGIN',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'RELEASE_KEYS',
] as const;

/** The pnpm that wrote the lock file, as package.json pins it. */
const { packageManager } = z
  .object({ packageManager: z.string().startsWith('pnpm@') })
  .parse(JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8')));

/**
 * First steps of every job that runs code of the repository.
 * @param options.ref to check out; default: the commit that started the pipeline
 * @param options.history with all commits, to compare with one of them
 */
export function setUpSteps({
  ref,
  history = false,
}: { ref?: string; history?: boolean } = {}): string {
  return `      - uses: ${CHECKOUT}
        with:
          persist-credentials: false${history ? '\n          fetch-depth: 0' : ''}${ref === undefined ? '' : `\n          ref: ${ref}`}
      - uses: ${SETUP_NODE}
        with:
          node-version: 24
          package-manager-cache: false
      - name: Install
        run: npx --yes --prefer-offline ${packageManager} install --frozen-lockfile --prefer-offline`;
}

/** The `env` of a step, from the settings of the repository and the secrets of the job's environment. */
export function stepEnvironment(variables: readonly string[], secrets: readonly string[]): string {
  return [
    ...variables.map((name) => `          ${name}: \${{ vars.${name} }}`),
    ...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}`),
  ].join('\n');
}

/** The `env` of a step that works on the store. */
export function storeEnvironment(secrets: readonly string[]): string {
  return stepEnvironment(['STORE_URL', ...SITE_VARIABLES], secrets);
}

/** Key pair of the bucket: each environment has its own, with its own rights. */
export const STORE_SECRETS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The actions of the pipelines, pinned to the full commit of a release: a tag can be moved to other code, a commit
 * cannot. People and update tools read the comment after it.
 */
export const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
export const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0';
export const UPLOAD_ARTIFACT =
  'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2';
export const DOWNLOAD_ARTIFACT =
  'actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0';
