/** A variable that cannot be used. Never holds its value. */
export interface EnvironmentProblem {
  variable: string;
  expected: string;
}

/** The environment cannot be used. The message names every problem; entry points exit with 1. */
export class EnvironmentError extends Error {
  readonly code = 'environment';
  readonly problems: readonly EnvironmentProblem[];

  /** @param where how to set them */
  constructor(
    problems: readonly EnvironmentProblem[],
    where = 'set these variables, or put them into .env',
  ) {
    const lines = problems.map(({ variable, expected }) => `  ${variable} ${expected}`);
    super([`The environment is not usable (${where}):`, ...lines].join('\n'));
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

/**
 * Checks the origin of previews. Cookies are shared between ports, so another port of the site's host would share the session of
 * staff.
 */
export function previewOriginProblems(
  siteOrigin: string,
  previewOrigin: string | null,
): EnvironmentProblem[] {
  if (previewOrigin === null) return [];
  const [site, preview] = [new URL(siteOrigin), new URL(previewOrigin)];
  if (site.hostname !== preview.hostname && site.protocol === preview.protocol) return [];
  const expected = `must have another host name than the site, and the same scheme: ${siteOrigin}`;
  return [{ variable: 'PREVIEW_ORIGIN', expected }];
}

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
