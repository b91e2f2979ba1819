import { z } from 'zod';
import type { R2Bucket } from '../../store/r2-store.ts';
import { previewOriginProblems } from '@talent/settings/combination-problems';
import { EnvironmentError } from '@talent/settings/environment-error';
import { siteOf, siteSchema } from '@talent/settings/site-variables';
import { variablesSchema } from '@talent/settings/variables';

const POLL_MS = 2000;
const WHERE = 'set them in wrangler.jsonc, and secrets with "wrangler secret put"';

const { shape } = variablesSchema;
const workerSchema = z.object({
  BUCKET: z.custom<R2Bucket>(isBucket, 'must be the binding of an R2 bucket'),
  BUCKET_FOLDER: z
    .string()
    .regex(/^([\w-]+(\/[\w-]+)*)?$/, 'must be a folder of the bucket, such as site/store')
    .optional(),
  SITE_URL: required(shape.SITE_URL),
  PREVIEW_ORIGIN: shape.PREVIEW_ORIGIN,
  ...siteSchema.shape,
  SUPABASE_URL: required(shape.SUPABASE_URL),
  SUPABASE_PUBLISHABLE_KEY: required(shape.SUPABASE_PUBLISHABLE_KEY),
  GUARD_SECRET: required(shape.GUARD_SECRET),
  GATEWAY_SECRET: required(shape.GATEWAY_SECRET),
  INDEXNOW_KEY: shape.INDEXNOW_KEY,
  COMPOSER_URL: required(shape.COMPOSER_URL),
  RELEASE_KEYS: required(shape.RELEASE_KEYS),
  PREVIEW_KEYS: shape.PREVIEW_KEYS,
  INTEGRITY_POLICY: shape.INTEGRITY_POLICY,
  COLLECT_ANALYTICS: shape.COLLECT_ANALYTICS,
  LOCAL_OVERRIDES: shape.LOCAL_OVERRIDES,
});

/**
 * Checks the bindings of a Worker, once for all requests.
 * @throws EnvironmentError naming every offending binding at once, never a value
 */
export function readWorkerEnvironment(bindings: Readonly<Record<string, unknown>>) {
  const parsed = workerSchema.safeParse(bindings);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      variable: String(path[0]),
      expected: message,
    }));
    throw new EnvironmentError(problems, WHERE);
  }
  const values = parsed.data;
  const previewOrigin = values.PREVIEW_ORIGIN ?? null;
  const problems = previewOriginProblems(values.SITE_URL, previewOrigin);
  if (problems.length > 0) throw new EnvironmentError(problems, WHERE);
  return {
    bucket: values.BUCKET,
    /** Folder of the store in the bucket; empty: its root. */
    folder: values.BUCKET_FOLDER ?? '',
    backend: { url: values.SUPABASE_URL, publishableKey: values.SUPABASE_PUBLISHABLE_KEY },
    guardSecret: values.GUARD_SECRET,
    gatewaySecret: values.GATEWAY_SECRET,
    /** Key of IndexNow; null: it is off. */
    indexNowKey: values.INDEXNOW_KEY ?? null,
    composerUrl: values.COMPOSER_URL,
    releaseKeys: values.RELEASE_KEYS,
    /** Public keys that are only trusted for previews. */
    previewKeys: values.PREVIEW_KEYS ?? [],
    integrityMode: values.INTEGRITY_POLICY ?? ('enforce' as const),
    collectAnalytics: values.COLLECT_ANALYTICS === 'on',
    localOverrides: values.LOCAL_OVERRIDES === 'on',
    /** Origin of previews; null: the site's own. */
    previewOrigin,
    /** Interval of checking for a new release, ms. */
    pollMs: POLL_MS,
    site: siteOf(values, values.SITE_URL),
  };
}

/** Workers have no data folder and no local default, so these bindings have to be set. */
function required<Value>(variable: z.ZodType<Value | undefined>) {
  return variable.transform((value, context): Value => {
    if (value !== undefined) return value;
    context.addIssue('must be set');
    return z.NEVER;
  });
}

function isBucket(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'get' in value && 'put' in value;
}
