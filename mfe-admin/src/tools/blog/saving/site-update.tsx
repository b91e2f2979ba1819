import { Notice } from '@talent/ui/notice';
import { isPublic, type StoredPost } from '../../../posts/api/post';
import { updateSite } from '../../../posts/update-site';
import { useCallback, useState, type ReactNode } from 'react';
import { formatTime } from '../../../time/format-time';
import { editorTexts } from '../content/blog-tools';
import { ToolButton } from '../../../controls/tool-button';

type SiteState =
  | { status: 'idle' | 'updating' | 'live' | 'gone' }
  | { status: 'planned'; at: string }
  | { status: 'failed'; message: string; before: StoredPost | null; after: StoredPost };

/** Brings what was saved to visitors, where they see something of it. */
export function useSiteUpdate() {
  const [site, setSite] = useState<SiteState>({ status: 'idle' });
  const update = useCallback(async (before: StoredPost | null, after: StoredPost) => {
    const now = Date.now();
    const isLive = isPublic(after, now);
    if (!isLive && !(before && isPublic(before, now))) {
      const at = after.status === 'scheduled' ? after.publishedAt : null;
      return setSite(at === null ? { status: 'idle' } : { status: 'planned', at });
    }
    setSite({ status: 'updating' });
    try {
      await updateSite(before, after);
      setSite({ status: isLive ? 'live' : 'gone' });
    } catch (error) {
      console.error('The site was not updated', error);
      const message = error instanceof Error ? error.message : '';
      setSite({ status: 'failed', message, before, after });
    }
  }, []);
  return { site, update };
}

export function SiteNotice({ site, onRetry }: { site: SiteState; onRetry: () => void }): ReactNode {
  if (site.status === 'idle') return null;
  if (site.status === 'failed') {
    return (
      <Notice tone="error" title={editorTexts.siteFailed}>
        <p>{site.message}</p>
        <ToolButton className="mt-2" onClick={onRetry}>
          {editorTexts.siteRetry}
        </ToolButton>
      </Notice>
    );
  }
  const { status } = site;
  const said =
    status === 'planned' ? editorTexts.planned(formatTime(site.at)) : editorTexts[status];
  return <Notice live>{said}</Notice>;
}
