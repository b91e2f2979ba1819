import type { Problem } from './problem.ts';

/**
 * How React and its renderer name what they share with each other. No other package defines or reads these, and a
 * minifier leaves the names of properties alone.
 */
const reactInternals =
  /__(CLIENT|SERVER|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE/;

/**
 * Reasons against a remote's script, looked at as it was built: a React of its own would not know the shell's, and
 * every hook in it would throw.
 */
export function scriptProblems(app: string, path: string, script: string): Problem[] {
  if (!reactInternals.test(script)) return [];
  const message =
    `${path} of ${app} holds a React of its own, and there is one for the whole page: use an ESM version of the ` +
    'dependency that brings it, or alias it to a shim in shared/build/src/shims';
  return [{ rule: 'private-react', message }];
}
