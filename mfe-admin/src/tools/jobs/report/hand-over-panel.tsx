import { Link, useSite } from '@talent/sdk';
import { LINKEDIN_MOST, linkedInText } from '@talent/jobs/linkedin-text';
import { Field } from '@talent/ui/field';
import { Link as TextLink } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange, useData } from '../../../queries/use-data';
import { handOverReport } from '../api/report-draft';
import type { WeeklyReport } from '../api/weekly-report';
import { handOverTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';
import { ToolSection } from '../../../frame/tool-section';

/** Hands a short text about the published report over to the LinkedIn tool; `slug` is that of its post. */
export function HandOverPanel(props: { report: WeeklyReport; slug: string | null }): ReactNode {
  const { report, slug } = props;
  const draft = useData(jobsQueries.draft(report.week));
  const isDone = draft.data === true;
  return (
    <ToolSection title={handOverTexts.title}>
      {isDone && (
        <Notice title={handOverTexts.done}>
          <TextLink asChild>
            <Link to="/linkedin-posting-test">{handOverTexts.open}</Link>
          </TextLink>
        </Notice>
      )}
      {!isDone && slug === null && <p className="text-ink-muted">{handOverTexts.publishFirst}</p>}
      {!isDone && slug !== null && (
        <HandOverForm key={report.version} report={report} slug={slug} />
      )}
    </ToolSection>
  );
}

function HandOverForm({ report, slug }: { report: WeeklyReport; slug: string }): ReactNode {
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
      return queryClient.invalidateQueries(jobsQueries.draft(report.week));
    },
  });
  const isBlocked = !isFine || handOver.isPending;
  return (
    <form
      ref={ref}
      className="max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault();
        const link = { link_url: `${origin}/blog/${slug}`, link_title: report.title };
        if (!isBlocked) handOver.mutate({ week: report.week, commentary, ...link });
      }}
    >
      <Field
        label={handOverTexts.label}
        hint={handOverTexts.detail}
        error={isFine ? undefined : count}
        required
      >
        {(control) => (
          <textarea
            {...control}
            name="commentary"
            rows={10}
            className="control"
            value={commentary}
            onChange={({ target }) => setCommentary(target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <ToolButton type="submit" size="md" isBlocked={isBlocked}>
          {handOverTexts.handOver}
        </ToolButton>
        <p className="text-ink-muted text-sm tabular-nums">{count}</p>
      </div>
      {handOver.isError && (
        <Notice tone="error" className="mt-4">
          {handOverTexts.failed}
        </Notice>
      )}
    </form>
  );
}
