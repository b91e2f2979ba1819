import type { EnvironmentProblem } from './environment-error.ts';

const BUCKET_KEYS = 'must be set when STORE_URL is set: the key pair that may use the bucket';
const STACK = 'is set; set neither to use the local stack';

/** Variables that must be set when another one is: the variable, the other one, what is expected. */
const NEEDED = [
  ['S3_ACCESS_KEY_ID', 'STORE_URL', BUCKET_KEYS],
  ['S3_SECRET_ACCESS_KEY', 'STORE_URL', BUCKET_KEYS],
  ['GATEWAY_SECRET', 'COMPOSER_URL', 'must be set when COMPOSER_URL is set, and be the same there'],
  [
    'ALERT_WEBHOOK_SECRET',
    'ALERT_WEBHOOK_URL',
    'must be set when ALERT_WEBHOOK_URL is set: at least 32 characters that sign what is sent there',
  ],
  [
    'SMTP_URL',
    'ALERT_EMAIL',
    'must be set when ALERT_EMAIL is set: the mail server that alerts go through',
  ],
  [
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    `must be set as well when SUPABASE_PUBLISHABLE_KEY ${STACK}`,
  ],
  ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL', `must be set as well when SUPABASE_URL ${STACK}`],
] as const;

/** Checks variables that each can be used and do not go together. */
export function combinationProblems(
  variables: Readonly<Record<string, string | undefined>>,
): EnvironmentProblem[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  const problems: EnvironmentProblem[] = NEEDED.filter(
    ([variable, beside]) => isSet(beside) && !isSet(variable),
  )
    // Without a hosted backend alerts go into the mailbox of the local stack.
    .filter(([variable]) => variable !== 'SMTP_URL' || isSet('SUPABASE_URL'))
    .map(([variable, , expected]) => ({ variable, expected }));
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
