import type { Manifest } from '@talent/artifact/manifest';
import {
  artifactKey,
  DamagedArtifactError,
  readPublishedManifest,
} from '../store/published-artifacts.ts';
import { readPageIndexOf, type PairName } from '../compose/page-index-file.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { SignedFacts } from '../registry/signed-facts.ts';
import type { PagePair } from './plan/check-release.ts';
import { KnownError } from '@talent/node/terminal/known-error';

/** Composes all pages of a pair into the store and marks them complete. */
export type ComposePair = (
  pair: PagePair,
  onPage?: (done: number, total: number) => void,
) => Promise<void>;

export interface MissingPages {
  store: ReleaseStore;
  channel: string;
  compose: ComposePair;
  pairs: readonly PairName[];
  signed: Readonly<Record<string, SignedFacts>>;
  /** Called after each page; `share` is of all pairs, from 0 to 1. */
  onPage?: ((share: number, text: string) => void) | undefined;
}

/**
 * Composes the pairs whose pages are not there yet, and names them as `<app>@<version>`.
 * @throws `composition-failed`, DamagedArtifactError
 */
export async function composeMissing(options: MissingPages): Promise<string[]> {
  const { store, channel, compose, pairs, signed, onPage = () => undefined } = options;
  const composed: string[] = [];
  let shell: Manifest | undefined;
  for (const [index, pair] of pairs.entries()) {
    if ((await readPageIndexOf(store, pair, scopeOf(channel))) !== null) continue;
    shell ??= await read('shell', pair.shell);
    const app = pair.app === shell.name ? shell : await read(pair.app, pair.version);
    const name = `${pair.app}@${pair.version}`;
    try {
      await compose({ shell, app }, (done, total) =>
        onPage((index + done / total) / pairs.length, `${done} of ${total} pages of ${pair.app}`),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new KnownError(
        'composition-failed',
        `Channel "${channel}" was not changed: the pages of ${name} under shell@${pair.shell} could not be composed: ${reason}`,
        { cause: error },
      );
    }
    composed.push(name);
  }
  return composed;

  async function read(app: string, version: string): Promise<Manifest> {
    const manifest = await readPublishedManifest(store, app, version, signed[app]?.manifest);
    if (manifest === null) {
      throw new DamagedArtifactError(artifactKey(app, version, 'manifest.json'), 'it is gone');
    }
    return manifest;
  }
}
