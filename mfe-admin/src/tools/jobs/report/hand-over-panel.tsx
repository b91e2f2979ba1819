import { Link, useSite } from '@talent/sdk';
import { LINKEDIN_MOST, linkedInText } from '@talent/jobs/linkedin-text';
import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import { Link as TextLink } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../../queries/query-client';
import { handOverReport } from '../api/report-draft';
import type { WeeklyReport } from '../api/weekly-report';
import { handOverTexts } from '../content/jobs-report';
import { jobsQueries } from '../queries';
import { ToolSection } from '../../../frame/tool-section';

/** Hands a short text about the published report over to the LinkedIn tool; `slug` is that of its post. */
export function HandOverPanel({
  report,
  slug,
}: {
  report: WeeklyReport;
  slug: string | null;
}): ReactNode {
  const draft = useQuery(jobsQueries.draft(report.week), queryClient);
  const isDone = draft.isSuccess && draft.data !== null;
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
  const [commentary, setCommentary] = useState(() => linkedInText(report.figures));
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isFine = commentary.trim() !== '' && commentary.length <= LINKEDIN_MOST;
  async function handOver(): Promise<void> {
    setState('busy');
    try {
      const linkUrl = `${origin}/blog/${slug}`;
      await handOverReport({ week: report.week, commentary, linkUrl, linkTitle: report.title });
      await queryClient.invalidateQueries(jobsQueries.draft(report.week));
    } catch (error) {
      console.error('The draft was not handed over', error);
      setState('failed');
    }
  }
  return (
    <form
      className="max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine && state !== 'busy') void handOver();
      }}
    >
      <Field
        label={handOverTexts.label}
        hint={handOverTexts.detail}
        error={isFine ? undefined : handOverTexts.count(commentary.length, LINKEDIN_MOST)}
        required
      >
        {(control) => (
          <textarea
            {...control}
            rows={10}
            className="control"
            value={commentary}
            onChange={({ target }) => setCommentary(target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" aria-disabled={!isFine || state === 'busy'}>
          {handOverTexts.handOver}
        </Button>
        <p className="text-ink-muted text-sm tabular-nums">
          {handOverTexts.count(commentary.length, LINKEDIN_MOST)}
        </p>
      </div>
      {state === 'failed' && (
        <Notice tone="error" className="mt-4">
          {handOverTexts.failed}
        </Notice>
      )}
    </form>
  );
}
