import type { Contexts } from '@talent/platform/workflows/expressions';

/** Number of the pull request that the pipelines are run for. */
export const PULL_REQUEST = '17';

const common = { repository: 'here/site', token: 'a token of the job' };
/** No settings: everything comes from the site that runs on this machine. */
const settings = { vars: {}, secrets: {} };

/** A pull request from a branch of the repository. */
export function pullRequest(base: string): Contexts {
  const head = { repo: { full_name: 'here/site' } };
  const event = { pull_request: { number: PULL_REQUEST, head, base: { sha: base } } };
  return {
    github: { ...common, event_name: 'pull_request', ref: 'refs/pull/17/merge', event },
    ...settings,
  };
}

/** A merge to main. */
export function pushToMain(before: string): Contexts {
  const event = { before };
  return {
    github: { ...common, event_name: 'push', ref: 'refs/heads/main', event },
    ...settings,
  };
}
