import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { queryClient } from '../../../queries/query-client';
import { QueryPart } from '../../../queries/query-part';
import type { Traffic } from '../api/traffic';
import { traffic as text } from '../content/traffic';
import { Funnel } from './funnel';
import { Overview } from './overview';

/** The figures of the whole range: totals, their course by day, and the funnel to a contact. */
export function TrafficOverview({ traffic }: { traffic: Traffic }): ReactNode {
  const overview = useQuery(
    {
      queryKey: [...traffic.queryKey, 'overview'],
      queryFn: () => Promise.all([traffic.summary(), traffic.days()]),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return (
    <QueryPart query={overview} texts={text} className="mt-8">
      {([summary, days]) => (
        <>
          <ToolSection title={text.sections.overview}>
            <Overview summary={summary} days={days} />
          </ToolSection>
          <ToolSection title={text.sections.funnel}>
            <Funnel summary={summary} />
          </ToolSection>
        </>
      )}
    </QueryPart>
  );
}
