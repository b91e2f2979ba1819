import { COMPOSITION_BLOCK_ID } from '../contract.ts';
import type { Composition } from '../contract.ts';

/** Id of the served page's composition where this site collects consented events; null where it does not. */
export function collectingComposition(): string | null {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent;
  const { collect, id = '' } = JSON.parse(block || '{}') as Partial<Composition>;
  return collect === true ? id : null;
}
