import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { CrawlProblem } from '../api/load-problem';
import { problemTexts } from '../content/problem-page';
import { checkLabel } from '../results/labels';
import { SeverityBadge } from '../results/severity-badge';

/** How often a problem is there, and since when. */
export function ProblemFacts({ problem }: { problem: CrawlProblem }): ReactNode {
  const { facts } = problemTexts;
  const shown = [
    [facts.check, checkLabel(problem.check_key)],
    [facts.open, String(problem.open_findings)],
    [facts.gone, String(problem.findings - problem.open_findings)],
    [facts.pages, String(problem.pages)],
    [facts.firstSeen, formatUtc(problem.first_seen)],
    [facts.lastSeen, formatUtc(problem.last_seen)],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SeverityBadge severity={problem.severity} />
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {shown.map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
