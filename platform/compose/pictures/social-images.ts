import { createHash } from 'node:crypto';
import type { DrawingNode } from '@talent/sdk/server';
import type { Store } from '../../store/store.ts';
import { materialsHash } from './drawing-materials.ts';
import { DrawingError, createDrawer } from './drawer.ts';
import type { SocialCard } from '../render/render-protocol.ts';
import { socialImageKey } from '../social-image-key.ts';

/** Longest time for one picture, ms. It takes about a tenth of a second, the first one half a second more. */
const drawTimeout = 30_000;

/** The social images of the pages that are being composed. */
export interface SocialImages {
  /**
   * Path below the site's origin of the picture, drawn and stored unless it is there already; null where the
   * page has none, and `warn` says why where it should.
   */
  pathOf(card: SocialCard, page: string): Promise<string | null>;
  /** Gets ready to draw: for pages that are new, and so are their pictures. */
  warmUp(): void;
  close(): Promise<void>;
}

/** Pictures under the hash of all that they are made from: what has not changed is not drawn again. */
export function createSocialImages(store: Store, warn: (message: string) => void): SocialImages {
  const drawer = createDrawer(drawTimeout);

  async function draw(drawing: DrawingNode): Promise<string> {
    const key = socialImageKey(await hashOf(drawing));
    if (!(await store.has(key))) await store.create(key, await drawer.draw(drawing));
    return `/_${key}`;
  }

  return {
    warmUp: () => drawer.warmUp(),
    close: () => drawer.close(),
    async pathOf(card, page) {
      if (card.status === 'none') return null;
      try {
        if (card.status === 'failed') throw new DrawingError(card.message);
        return await draw(card.drawing);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        warn(`${page} is composed without its social image: ${reason}`);
        return null;
      }
    },
  };
}

async function hashOf(drawing: DrawingNode): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await materialsHash()).update(JSON.stringify(drawing));
  return hash.digest('hex').slice(0, 32);
}
