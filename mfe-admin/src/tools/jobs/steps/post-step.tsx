import { LINKEDIN_MOST, linkedInText } from '@talent/jobs/linkedin-text';
import { useSite } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { TextareaField } from '@talent/ui/textarea-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import { ButtonLink } from '../../../controls/site-link';
import { typed, submits } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { LinkCard } from '../../../social/link-card';
import { SharePicture } from '../../../social/share-picture';
import { handOverReport } from '../api/report-steps';
import { handOverTexts } from '../content/jobs-report';
import type { StepProps } from './step-props';

/** Hands a short text about the published report over to the LinkedIn tool, and leads to it there. */
export function PostStep({ report, post, notes, isToDo, onDone }: StepProps) {
  const slug = report.status === 'published' && post !== null ? post.fields.slug : null;
  if (notes?.post) {
    const { id, status } = notes.post;
    return (
      <>
        <p className="mb-4 max-w-prose">
          {status === 'posted' ? handOverTexts.posted : handOverTexts.done}
        </p>
        <ButtonLink
          size="md"
          variant={isToDo ? 'primary' : 'secondary'}
          to={`/linkedin-posting-test?post=${id}`}
        >
          {status === 'draft' ? handOverTexts.openDraft : handOverTexts.open}
        </ButtonLink>
      </>
    );
  }
  if (slug === null) return <p className="text-ink-muted">{handOverTexts.publishFirst}</p>;
  const shared = { report, slug, isToDo, onDone };
  return <HandOverForm key={report.version} {...shared} />;
}

type HandOverProps = Pick<StepProps, 'report' | 'isToDo' | 'onDone'> & { slug: string };

function HandOverForm({ report, slug, isToDo, onDone }: HandOverProps) {
  const { origin } = useSite();
  const { ref, erase } = useKeptEntries(`staff-hand-over:${report.week}:${report.version}`);
  const [commentary, setCommentary] = useState(() => linkedInText(report.figures));
  const count = handOverTexts.count(commentary.length, LINKEDIN_MOST);
  const isFine = commentary.trim() !== '' && commentary.length <= LINKEDIN_MOST;
  const handOver = useChange({
    failure: 'The draft was not handed over',
    mutationFn: handOverReport,
    onSuccess: () => {
      erase();
      onDone();
    },
  });
  const isBlocked = !isFine || handOver.isPending;
  const path = `/blog/${slug}`;
  const picture = (
    <SharePicture title={report.title} topic="weekly-jobs-report" path={path} cover="" />
  );
  return (
    <form
      ref={ref}
      className="max-w-2xl"
      onSubmit={submits(() => {
        const link = { link_url: origin + path, link_title: report.title };
        if (!isBlocked) handOver.mutate({ week: report.week, commentary, ...link });
      })}
    >
      <TextareaField
        label={handOverTexts.label}
        hint={handOverTexts.detail}
        error={isFine ? undefined : count}
        required
        name="commentary"
        rows={10}
        {...typed(commentary, setCommentary)}
      />
      <figure className="mt-5 max-w-md">
        <figcaption className="mb-2 text-sm font-medium">{handOverTexts.card}</figcaption>
        <LinkCard url={origin + path} title={report.title} picture={picture} />
        <p className="text-ink-muted mt-2 text-sm">{handOverTexts.cardHint}</p>
      </figure>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <ToolButton
          type="submit"
          size="md"
          variant={isToDo ? 'primary' : 'secondary'}
          isBlocked={isBlocked}
        >
          {handOverTexts.handOver}
        </ToolButton>
        <p className="text-ink-muted text-sm tabular-nums">{count}</p>
      </div>
      {handOver.isError && <Notice tone="error" title={handOverTexts.failed} className="mt-4" />}
    </form>
  );
}
