import type { Manifest } from '@talent/artifact/manifest';
import type { PagePair } from './page-pair.ts';

/** A public app of the live release with its composed pages. */
export interface LiveApp {
  manifest: Manifest;
  pair: PagePair;
}
