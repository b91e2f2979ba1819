import { problem, type Problem } from '../problem.ts';

/**
 * Properties that React and its renderer share. No other package defines or reads them, and a minifier keeps the names of
 * properties.
 */
const reactInternals =
  /__(CLIENT|SERVER|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE/;

/**
 * Reasons against a remote's built script: with a React of its own it would not know the shell's, and every hook would
 * throw.
 */
export function scriptProblems(app: string, path: string, script: string): Problem[] {
  if (!reactInternals.test(script)) return [];
  const message =
    `${path} of ${app} holds a React of its own, and there is one for the whole page: use an ESM version of the ` +
    'dependency that brings it, or alias it to a shim in shared/kit/build/src/shims';
  return [problem('private-react', message)];
}
