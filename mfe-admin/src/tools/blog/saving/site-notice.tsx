import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import { editorTexts } from '../content/blog-tools';
import type { SiteState } from './use-site-update';

/** Whether visitors see what was saved. */
export function SiteNotice({ site, onRetry }: { site: SiteState; onRetry: () => void }): ReactNode {
  switch (site.status) {
    case 'idle':
      return null;
    case 'updating':
      return <Notice live>{editorTexts.updating}</Notice>;
    case 'gone':
      return <Notice live>{editorTexts.gone}</Notice>;
    case 'planned':
      return <Notice live>{editorTexts.planned(`${formatUtc(site.at)} UTC`)}</Notice>;
    case 'live':
      return (
        <Notice live title={editorTexts.live}>
          {/* A whole page load: this tab would keep the data that it may have fetched before. */}
          <Link href={`/blog/${site.slug}`} target="_blank">
            {editorTexts.open}
          </Link>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={editorTexts.siteFailed}>
          <p>{site.message}</p>
          <Button size="sm" variant="secondary" className="mt-2" onClick={onRetry}>
            {editorTexts.siteRetry}
          </Button>
        </Notice>
      );
  }
}
