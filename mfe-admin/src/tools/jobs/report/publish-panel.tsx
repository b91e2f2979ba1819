import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link as TextLink } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { StoredPost } from '../../../posts/api/post';
import type { WeeklyReport } from '../api/weekly-report';
import { blogToolPath } from '../../../posts/content/posts';
import { publishTexts, reportFailureTexts } from '../content/jobs-report';
import { ToolSection } from '../../../frame/tool-section';
import { usePublishing } from './use-publishing';

interface PublishPanelProps {
  report: WeeklyReport;
  post: StoredPost | null;
  isDirty: boolean;
  onChange: (report: WeeklyReport) => void;
}

/** Publishes the stored report as a post of the blog, and shows when visitors see it. */
export function PublishPanel({ report, post, isDirty, onChange }: PublishPanelProps): ReactNode {
  const { state, publish, updateAgain } = usePublishing(report, post, onChange);
  const isPublished = report.status === 'published';
  const isBusy = state.status === 'publishing' || state.status === 'updating';
  const isConflict = state.status === 'refused' && state.failure === 'post-changed';
  const label = isPublished ? publishTexts.again : publishTexts.publish;
  return (
    <ToolSection title={publishTexts.title}>
      <p className="mb-4 max-w-prose">
        {isPublished ? publishTexts.published : publishTexts.draft}{' '}
        {!report.figures.is_over && publishTexts.runs}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          aria-disabled={isBusy || isDirty}
          onClick={() => {
            if (!isBusy && !isDirty) publish(false);
          }}
        >
          {state.status === 'publishing' ? publishTexts.publishing : label}
        </Button>
        {isDirty && <p className="text-ink-muted">{publishTexts.saveFirst}</p>}
        {isPublished && post && (
          <>
            {/* A whole page load: this tab would keep the data that it may have fetched before. */}
            <TextLink href={`/blog/${post.fields.slug}`} target="_blank">
              {publishTexts.open}
            </TextLink>
            <TextLink asChild>
              <Link to={`${blogToolPath}/${post.id}`}>{publishTexts.inEditor}</Link>
            </TextLink>
          </>
        )}
      </div>
      <div className="mt-4 space-y-4">
        {state.status === 'updating' && <Notice live>{publishTexts.updating}</Notice>}
        {state.status === 'live' && <Notice live title={publishTexts.live} />}
        {state.status === 'site-failed' && (
          <Notice tone="error" title={publishTexts.siteFailed}>
            <p>{state.message}</p>
            <Button size="sm" variant="secondary" className="mt-2" onClick={updateAgain}>
              {publishTexts.siteRetry}
            </Button>
          </Notice>
        )}
        {state.status === 'refused' && (
          <Notice tone="error" title={reportFailureTexts[state.failure]}>
            {isConflict && (
              <Button size="sm" variant="secondary" className="mt-2" onClick={() => publish(true)}>
                {publishTexts.overwrite}
              </Button>
            )}
          </Notice>
        )}
      </div>
    </ToolSection>
  );
}
