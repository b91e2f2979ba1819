import { table } from '@talent/node/terminal/table';
import { LOCAL_BUILDER } from '@talent/artifact/provenance';
import type { AppOrigin } from '../release/read-origins.ts';

const HEADINGS = ['app', 'version', 'commit', 'source', 'built by', 'lock file', 'packages'];

/** Describes where the live versions of a channel come from, for people. */
export function describeOrigins(origins: readonly AppOrigin[]): string[] {
  if (origins.length === 0) return [];
  const rows = origins.map(({ app, version, commit, source, builder, lock, components }) => [
    app,
    version,
    commit?.slice(0, 10) ?? '-',
    source === 'dirty' ? 'not clean' : source,
    builder === LOCAL_BUILDER ? 'a local build' : (builder ?? '-'),
    lock === null ? '-' : `sha256:${lock.slice(0, 10)}`,
    components === null ? '-' : String(components),
  ]);
  return [table(HEADINGS, rows)];
}
