import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { FactTiles } from '../../../charts/fact-tiles';
import { Loaded } from '../../../queries/loaded';
import { fetchPeriods } from '../api/fetch-periods';
import type { TrafficPeriod, VisitsQuery } from '../api/traffic';
import { overviewTexts, traffic, visitTexts as text } from '../content/traffic';
import { formatDuration } from '../tables/format-traffic';
import { changeText } from './change-text';
import { visitsQuery } from './use-visits';

/** The main figures with their change, and the range of what is normal. */
export function PeriodTiles({ query }: { query: VisitsQuery }): ReactNode {
  return (
    <Loaded query={visitsQuery('periods', query, () => fetchPeriods(query))} texts={traffic}>
      {(periods) => <FactTiles facts={factsOf(periods)} />}
    </Loaded>
  );
}

function factsOf(periods: readonly TrafficPeriod[]) {
  const fact = (
    label: string,
    valueOf: (period: TrafficPeriod) => number,
    format: (value: number) => string = formatCount,
  ) => {
    const [now = 0, before, ...older] = periods.map(valueOf);
    const earlier = before === undefined ? [] : [before, ...older];
    const change = changeText(now, before);
    const notes = [change === null ? text.noBefore : text.change(change)];
    if (earlier.length >= 3) {
      notes.push(text.normal(format(Math.min(...earlier)), format(Math.max(...earlier))));
    }
    return { label, figure: format(now), note: notes.join('. ') };
  };
  return [
    fact(overviewTexts.visitors, ({ visitors }) => visitors),
    fact(overviewTexts.views, ({ views }) => views),
    fact(overviewTexts.engaged, ({ engaged }) => engaged),
    fact(overviewTexts.time, ({ average_ms }) => average_ms ?? 0, formatDuration),
    fact(text.goals.contact, ({ contacts }) => contacts),
  ];
}
