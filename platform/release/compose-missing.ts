import type { Manifest } from '@talent/artifact/manifest';
import {
  artifactKey,
  DamagedArtifactError,
  readPublishedManifest,
} from '../store/published-artifacts.ts';
import { readPageIndexOf, type PairName } from '../compose/page-index-file.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Vouched } from '../registry/vouch.ts';
import type { PagePair } from './plan-release.ts';
import { CompositionFailedError } from './release-errors.ts';

/** Composes all pages of a pair into the store and marks them complete. */
export type ComposePair = (
  pair: PagePair,
  onPage?: (done: number, total: number) => void,
) => Promise<void>;

/** What pages are composed for and with. */
export interface MissingPages {
  store: ReleaseStore;
  channel: string;
  compose: ComposePair;
  pairs: readonly PairName[];
  /** What releases say of the versions of the pairs. */
  vouched: Readonly<Record<string, Vouched>>;
  /** Hears of every page; `share` is of all pairs, from 0 to 1. */
  onPage?: (share: number, text: string) => void;
}

/**
 * Composes the pairs whose pages are not there yet, and names them as `<app>@<version>`.
 * @throws CompositionFailedError, DamagedArtifactError
 */
export async function composeMissing(options: MissingPages): Promise<string[]> {
  const { store, channel, compose, pairs, vouched, onPage = () => undefined } = options;
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
      throw new CompositionFailedError(channel, `${name} under shell@${pair.shell}`, error);
    }
    composed.push(name);
  }
  return composed;

  async function read(app: string, version: string): Promise<Manifest> {
    const signed = vouched[app]?.manifest;
    const manifest = await readPublishedManifest(store, app, version, signed);
    if (manifest === null) {
      throw new DamagedArtifactError(artifactKey(app, version, 'manifest.json'), 'it is gone');
    }
    return manifest;
  }
}
