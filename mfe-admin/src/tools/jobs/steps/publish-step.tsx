import { SiteLink } from '../../../controls/site-link';
import { Link as TextLink } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { ToolButton } from '../../../controls/tool-button';
import { fetchPost } from '../../../posts/api/fetch-post';
import { blogToolPath } from '../../../posts/content/posts';
import { updateSite } from '../../../posts/update-site';
import { useChange } from '../../../queries/use-data';
import { publishWeeklyReport } from '../api/weekly-report';
import { publishTexts, reportFailureTexts } from '../content/jobs-report';
import { reportFailureOf } from '../text/use-report-text';
import type { StepProps } from './step-props';

/** Publishes the stored report as a post of the blog, and shows when visitors see it. */
export function PublishStep({ report, writing, post, isToDo, onChange }: StepProps) {
  const update = useChange({
    failure: 'The site was not updated',
    mutationFn: async (postId: number) => {
      const after = await fetchPost(postId);
      if (after !== null) await updateSite(post, after);
    },
  });
  const publish = useChange({
    failure: 'The report was not published',
    mutationFn: (overwrite: boolean) => publishWeeklyReport(report, overwrite),
    onMutate: update.reset,
    onSuccess: (published) => {
      onChange(published);
      if (published.postId !== null) update.mutate(published.postId);
    },
  });
  const isPublished = report.status === 'published';
  const { isDirty, isBusy } = writing;
  const isBlocked = publish.isPending || update.isPending || isDirty || isBusy;
  const label = isPublished ? publishTexts.again : publishTexts.publish;
  const failure = publish.isError ? reportFailureOf(publish.error) : null;
  return (
    <>
      <p className="mb-4 max-w-prose">
        {`${isPublished ? publishTexts.published : publishTexts.draft} ${!report.figures.is_over ? publishTexts.runs : ''}`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <ToolButton
          size="md"
          variant={isToDo ? 'primary' : 'secondary'}
          isBlocked={isBlocked}
          onClick={() => publish.mutate(false)}
          isPending={publish.isPending}
          pending={publishTexts.publishing}
        >
          {label}
        </ToolButton>
        {(isDirty || isBusy) && <p className="text-ink-muted">{publishTexts.saveFirst}</p>}
        {isPublished && post && (
          <>
            {/* A whole page load: this tab would keep the data that it may have fetched before. */}
            <TextLink href={`/blog/${post.fields.slug}`} target="_blank">
              {publishTexts.open}
            </TextLink>
            <SiteLink to={`${blogToolPath}/${post.id}`}>{publishTexts.inEditor}</SiteLink>
          </>
        )}
      </div>
      <div className="mt-4 space-y-4">
        {update.isPending && <Notice live>{publishTexts.updating}</Notice>}
        {update.isSuccess && <Notice live title={publishTexts.live} />}
        {update.isError && (
          <Notice tone="error" title={publishTexts.siteFailed}>
            <p>{update.error.message}</p>
            <ToolButton className="mt-2" onClick={() => update.mutate(update.variables)}>
              {publishTexts.siteRetry}
            </ToolButton>
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="error" title={reportFailureTexts[failure]}>
            {failure === 'post-changed' && (
              <ToolButton className="mt-2" onClick={() => publish.mutate(true)}>
                {publishTexts.overwrite}
              </ToolButton>
            )}
          </Notice>
        )}
      </div>
    </>
  );
}
