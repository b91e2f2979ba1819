import { COMPOSITION_BLOCK_ID } from '../contract.ts';
import type { Composition } from '../contract.ts';

/** Whether this site collects consented events, as the composition of the served page says. */
export function siteCollects(): boolean {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent;
  return block ? (JSON.parse(block) as Partial<Composition>).collect === true : false;
}
