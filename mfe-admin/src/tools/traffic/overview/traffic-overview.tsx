import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { Traffic } from '../api/traffic';
import { traffic as text } from '../content/traffic';
import { useLoaded } from '../../../queries/use-loaded';
import { ToolSection } from '../../../frame/tool-section';
import { Funnel } from './funnel';
import { Overview } from './overview';

/** The figures of the whole range: the sums, their course, and the way to a contact. */
export function TrafficOverview({ traffic }: { traffic: Traffic }): ReactNode {
  const load = useCallback(() => Promise.all([traffic.summary(), traffic.days()]), [traffic]);
  const [loaded, retry] = useLoaded(load);
  if (loaded.status === 'pending') return <p role="status">{text.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <Notice tone="error" title={text.failed} className="mt-8">
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {text.retry}
        </Button>
      </Notice>
    );
  }
  const [summary, days] = loaded.value;
  return (
    <>
      <ToolSection title={text.sections.overview}>
        <Overview summary={summary} days={days} />
      </ToolSection>
      <ToolSection title={text.sections.funnel}>
        <Funnel summary={summary} />
      </ToolSection>
    </>
  );
}
