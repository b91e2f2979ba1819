import { z } from 'zod';
import { entriesOf } from '@talent/artifact/capabilities/capabilities';
import type { Manifest } from '@talent/artifact/manifest';

const bytes = z.number().int().nonnegative();

export const appChangesSchema = z.strictObject({
  added: z.array(z.string()).describe('patterns of routes'),
  removed: z.array(z.string()).describe('patterns of routes'),
  changed: z
    .array(z.string())
    .describe('routes whose guard, kind, prerendering, freshness or sitemap facts differ'),
  needs: z
    .array(z.string())
    .describe('entries of its declaration that are new, such as storage.local:reader'),
  bytes: z
    .strictObject({ before: bytes.nullable(), after: bytes })
    .describe('size of all files for browsers, bytes; before is null for a first version'),
  contract: z
    .strictObject({ before: z.string().nullable(), after: z.string().nullable() })
    .nullable()
    .describe('contract version or range; null where it is the same, and for a first version'),
});

export const commitSchema = z
  .string()
  .nullable()
  .describe('null where the build knew none, or the artifact cannot be read');

/** Differences between the manifests of two versions of an app. */
export type AppChanges = z.infer<typeof appChangesSchema>;

/** Compares a version of an app with the one before it, which is null for a first version. */
export function appChanges(before: Manifest | null, after: Manifest): AppChanges {
  const was = routesOf(before);
  const is = routesOf(after);
  const contract = { before: contractOf(before), after: contractOf(after) };
  return {
    added: [...is.keys()].filter((pattern) => !was.has(pattern)),
    removed: [...was.keys()].filter((pattern) => !is.has(pattern)),
    changed: [...is].flatMap(([pattern, facts]) =>
      was.has(pattern) && was.get(pattern) !== facts ? [pattern] : [],
    ),
    needs: needsOf(after).filter((need) => !needsOf(before).includes(need)),
    bytes: { before: before && bytesOf(before), after: bytesOf(after) },
    contract: before === null || contract.before === contract.after ? null : contract,
  };
}

/** Pattern -> facts, without the names of files, which change with every build. */
function routesOf(manifest: Manifest | null): Map<string, string> {
  const facts = ({ scripts: _, styles: __, later: ___, ...rest }: Manifest['routes'][number]) =>
    [rest.pattern, JSON.stringify(rest)] as const;
  return new Map(manifest?.routes.map(facts));
}

function needsOf(manifest: Manifest | null): string[] {
  const entries = manifest === null ? [] : entriesOf(manifest.capabilities);
  return entries.map(
    ({ need, name, on }) => `${need}:${name}${on ? ` (on ${on.join(', ')})` : ''}`,
  );
}

function bytesOf({ files }: Manifest): number {
  return Object.entries(files)
    .filter(([path]) => path.startsWith('client/'))
    .reduce((sum, [, { size }]) => sum + size, 0);
}

function contractOf(manifest: Manifest | null): string | null {
  return manifest?.contract.provides ?? manifest?.contract.needs ?? null;
}
