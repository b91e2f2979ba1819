import { useCallback, useState } from 'react';
import { isPublic } from '../../../posts/api/post';
import type { StoredPost } from '../../../posts/api/post';
import { updateSite } from '../../../posts/update-site';

/** Whether visitors see what was saved. */
export type SiteState =
  | { status: 'idle' }
  | { status: 'updating' }
  | { status: 'live'; slug: string }
  | { status: 'gone' }
  | { status: 'planned'; at: string }
  | { status: 'failed'; message: string; before: StoredPost | null; after: StoredPost };

/** Brings what was saved to visitors, where they see something of it. */
export function useSiteUpdate(): [
  SiteState,
  (before: StoredPost | null, after: StoredPost) => void,
] {
  const [site, setSite] = useState<SiteState>({ status: 'idle' });

  const run = useCallback(async (before: StoredPost | null, after: StoredPost): Promise<void> => {
    const now = Date.now();
    const isLive = isPublic(after, now);
    if (!isLive && !(before && isPublic(before, now))) {
      const isPlanned = after.status === 'scheduled' && after.publishedAt !== null;
      setSite(isPlanned ? { status: 'planned', at: after.publishedAt ?? '' } : { status: 'idle' });
      return;
    }
    setSite({ status: 'updating' });
    try {
      await updateSite(before, after);
      setSite(isLive ? { status: 'live', slug: after.fields.slug } : { status: 'gone' });
    } catch (error) {
      console.error('The site was not updated', error);
      const message = error instanceof Error ? error.message : '';
      setSite({ status: 'failed', message, before, after });
    }
  }, []);

  return [site, useCallback((before, after) => void run(before, after), [run])];
}
