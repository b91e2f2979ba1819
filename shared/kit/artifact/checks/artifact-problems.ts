import type { z } from 'zod';
import type { FittingFacts } from '../app-facts.ts';
import { fileProblems, type ArtifactListing } from './file-problems.ts';
import { fitProblems } from './fit-problems.ts';
import { kindProblems } from './kind-problems.ts';
import { manifestSchema, soundManifest, type SoundManifest } from '../manifest.ts';
import { problem, type Problem } from '../problem.ts';
import { routeProblems } from './route-problems.ts';

/** Everything that decides whether an artifact may be published. */
export interface ArtifactFindings {
  /** Parsed JSON of `manifest.json`. */
  manifest: unknown;
  listing: ArtifactListing;
  /** The apps that the artifact would be live with; one of the same name is what it replaces. */
  live: readonly FittingFacts[];
  reservedPaths: readonly string[];
}

/**
 * Every reason against publishing an artifact, at once; empty: it may be published. A field that
 * breaks the schema is reported and the fields beside it are still checked.
 */
export function artifactProblems({
  manifest,
  listing,
  live,
  reservedPaths,
}: ArtifactFindings): Problem[] {
  const sound = soundManifest(manifest);
  return [
    ...schemaProblems(manifest),
    ...fileProblems(sound, listing),
    ...kindProblems(sound),
    ...routeProblems(sound, reservedPaths),
    ...ownRedirectProblems(sound),
    ...liveProblems(sound, live),
  ];
}

function schemaProblems(manifest: unknown): Problem[] {
  const issues = manifestSchema.safeParse(manifest).error?.issues ?? [];
  return issues.map((issue) =>
    problem('schema', `manifest.json, ${formatPath(issue.path)}: ${issueText(issue)}`),
  );
}

function issueText(issue: z.core.$ZodIssue): string {
  const inner = issue.code === 'invalid_key' ? issue.issues : [];
  return [issue, ...inner].map(({ message }) => message).join(', ');
}

function formatPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function ownRedirectProblems(manifest: SoundManifest): Problem[] {
  const self = fittingFacts(manifest);
  return fitProblems({ ...self, redirects: [] }, { ...self, routes: [] });
}

function liveProblems(manifest: SoundManifest, live: readonly FittingFacts[]): Problem[] {
  const self = fittingFacts(manifest);
  return live.filter(({ name }) => name !== self.name).flatMap((other) => fitProblems(self, other));
}

/** The facts to compare with other apps; a field that broke the schema counts as empty. */
function fittingFacts(manifest: SoundManifest): FittingFacts {
  const { name, version, kind, contract, routes, redirects, capabilities } = manifest;
  return {
    name: name ?? 'this app',
    version: version ?? 'unversioned',
    kind: kind ?? 'remote',
    contract: contract ?? { provides: null, needs: null, types: { version: '', hash: '' } },
    routes: routes ?? [],
    redirects: redirects ?? [],
    sdk: kind === 'shell' ? capabilities?.exports : capabilities?.sdk,
    react: capabilities?.react,
  };
}
