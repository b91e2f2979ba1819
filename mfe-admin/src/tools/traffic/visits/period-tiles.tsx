import { formatCount } from '@talent/sdk/format';
import { FactTiles } from '../../../charts/fact-tiles';
import type { ReactNode } from 'react';
import type { TrafficPeriod } from '../api/traffic';
import { overviewTexts, visitTexts as text } from '../content/traffic';
import { changeText, formatDuration } from '../format-traffic';

/** The main figures with their change, and the range of what is normal. */
export function PeriodTiles({ periods }: { periods: readonly TrafficPeriod[] }): ReactNode {
  return <FactTiles facts={factsOf(periods)} />;
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
