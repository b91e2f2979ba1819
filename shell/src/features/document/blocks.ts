import { COMPOSITION_BLOCK_ID, PAGE_BLOCK_ID } from '@talent/sdk/contract';
import type { Overridden } from '@talent/api/platform/local-override';
import type { Composition, PageBlock } from '@talent/sdk/contract';

/** The document's facts about its own page. */
export function readPageBlock(): PageBlock {
  return readBlock<PageBlock>(PAGE_BLOCK_ID);
}

/** The versions that this tab is pinned to. */
export function readComposition(): Composition & Overridden {
  return readBlock<Composition & Overridden>(COMPOSITION_BLOCK_ID);
}

function readBlock<Block>(id: string): Block {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document has no ${id}.`);
  return JSON.parse(text) as Block;
}
