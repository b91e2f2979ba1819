import { z } from 'zod';
import type { Advisory, Audit } from '@talent/api/platform/build-record';
import { severitySchema } from '@talent/api/platform/build-record';
import { cutText } from '@talent/api/text/cut-text';

/** The fields that are read of the output of `pnpm audit --json`. */
const answerSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: severitySchema,
      title: z.string(),
      url: z.string().nullish(),
      patched_versions: z.string().nullish(),
      findings: z.array(z.object({ version: z.string(), paths: z.array(z.string()) })),
    }),
  ),
});

/** Worst first. */
const SEVERITIES = severitySchema.options.toReversed();

/**
 * Picks the advisories on the production dependencies of one app from an audit of the whole workspace.
 *
 * @param printed output of `pnpm audit --prod --json`
 * @param folders folders of the app and of the workspace packages that it depends on, such as `shared/ui`
 */
export function auditOf(printed: string, folders: ReadonlySet<string>): Audit {
  const answer = answerSchema.safeParse(parseJson(printed));
  if (!answer.success) return { status: 'unavailable', reason: reasonIn(printed) };
  const advisories = Object.values(answer.data.advisories).flatMap((found): Advisory[] => {
    // A path is the importer's folder, followed by packages: `mfe-admin>diff`.
    const versions = found.findings
      .filter(({ paths }) => paths.some((path) => folders.has(path.split('>')[0] ?? '')))
      .map(({ version }) => version);
    if (versions.length === 0) return [];
    const { module_name, severity, title, url, patched_versions } = found;
    const patched = patched_versions === '<0.0.0' ? null : (patched_versions ?? null);
    return [{ package: module_name, severity, title, url: url ?? null, versions, patched }];
  });
  advisories.sort(worstFirst);
  return { status: 'measured', advisories };
}

/** Sorts advisories: the worst first, then by package. */
export function worstFirst(left: Advisory, right: Advisory): number {
  return (
    SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity) ||
    (left.package < right.package ? -1 : 1)
  );
}

/** Why there is no audit, in one line: pnpm breaks its messages over several, with a frame before each. */
function reasonIn(printed: string): string {
  const lines = printed
    .split('\n')
    .map((line) => line.replace(/^[\s×│✕✗]+/u, '').trim())
    .filter((line) => !/^(Error:|npm (warn|notice)\b|$)/.test(line));
  return cutText(lines.join(' ').replace(/:$/, ''), 300) || 'pnpm audit printed nothing';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
