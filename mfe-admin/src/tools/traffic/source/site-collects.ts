import { COMPOSITION_BLOCK_ID, type Composition } from '@talent/sdk/contract';

/** Whether the site sends consented events to the backend, according to its composition. */
export function siteCollects(): boolean {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent ?? '{}';
  return (JSON.parse(block) as Partial<Composition>).collect === true;
}
