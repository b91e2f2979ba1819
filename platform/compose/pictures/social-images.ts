import { KnownError } from '@talent/node/terminal/known-error';
import { createHash } from 'node:crypto';
import type { DrawingNode } from '@talent/sdk/server';
import type { Store } from '../../store/store.ts';
import { hashMaterials } from './drawing-materials.ts';
import { createDrawer } from './drawer.ts';
import type { SocialCard } from '../render/render-protocol.ts';
import { socialImageKey } from '../social-image-key.ts';

/** Longest time for one picture, ms. It takes about a tenth of a second, the first one half a second more. */
const drawTimeout = 30_000;

export type SocialImages = ReturnType<typeof createSocialImages>;

let materials: Promise<string> | undefined;

/** The social images of a composition, keyed by the hash of everything that they are drawn from. */
export function createSocialImages(store: Store, warn: (message: string) => void) {
  const drawer = createDrawer(drawTimeout);

  async function draw(drawing: DrawingNode): Promise<string> {
    materials ??= hashMaterials();
    const hash = createHash('sha256')
      .update(await materials)
      .update(JSON.stringify(drawing));
    const key = socialImageKey(hash.digest('hex').slice(0, 32));
    if (!(await store.has(key))) await store.create(key, await drawer.draw(drawing));
    return `/_${key}`;
  }

  return {
    /** Prepares to draw, because new pages need new pictures. */
    warmUp: drawer.warmUp,
    close: drawer.close,
    /** URL path of the picture, drawn unless it is stored already; null where the page has none, or it failed. */
    async pathOf(card: SocialCard, page: string): Promise<string | null> {
      if (card.status === 'none') return null;
      try {
        if (card.status === 'failed') throw new KnownError('drawing', card.message);
        return await draw(card.drawing);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        warn(`${page} is composed without its social image: ${reason}`);
        return null;
      }
    },
  };
}
