import type { EnvironmentProblem } from './environment-error.ts';

/** Checks the combination of release keys: a process signs with one key, and previews need the keys of visitors. */
export function keyProblems(
  variables: Readonly<Record<string, string | undefined>>,
): EnvironmentProblem[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  const problems: EnvironmentProblem[] = [];
  if (isSet('PREVIEW_SIGNING_KEY') && isSet('RELEASE_SIGNING_KEY')) {
    const expected = 'must not be set beside RELEASE_SIGNING_KEY: a process signs with one key';
    problems.push({ variable: 'PREVIEW_SIGNING_KEY', expected });
  }
  const hasReleaseKeys = isSet('RELEASE_KEYS') || isSet('RELEASE_SIGNING_KEY');
  if (!hasReleaseKeys && (isSet('PREVIEW_SIGNING_KEY') || isSet('PREVIEW_KEYS'))) {
    const expected =
      'must be set beside PREVIEW_SIGNING_KEY or PREVIEW_KEYS: a preview shows one app among those that are live';
    problems.push({ variable: 'RELEASE_KEYS', expected });
  }
  return problems;
}
