import type { Manifest } from '../manifest.ts';
import { BUILD_TYPE, LOCAL_BUILDER, subjectsOf, type Provenance } from '../provenance.ts';

/** The sources of an artifact for a test. */
export interface MadeSource {
  /** 40 hex digits. */
  commit: string;
  /** Default: none, so that the sources are clean. */
  changedPaths?: string[];
  /** Tool -> version. Default: none. */
  tools?: Record<string, string>;
}

/** The statement of a local build. */
export function makeProvenance(
  { name, version, files }: Manifest,
  { commit, changedPaths = [], tools = {} }: MadeSource,
): Provenance {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjectsOf(files),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { app: name, packageVersion: version.replace(/-.*/, '') },
        internalParameters: { mode: 'production' },
        resolvedDependencies: [
          {
            name: 'source',
            digest: { gitCommit: commit },
            annotations: {
              clean: changedPaths.length === 0,
              changedPaths,
              changedCount: changedPaths.length,
            },
          },
          { name: 'pnpm-lock.yaml', digest: { sha256: 'ab'.repeat(32) } },
        ],
      },
      runDetails: {
        builder: { id: LOCAL_BUILDER, version: tools },
        metadata: { startedOn: '2026-11-24T09:00:00.000Z', finishedOn: '2026-11-24T09:00:20.000Z' },
      },
    },
  };
}
