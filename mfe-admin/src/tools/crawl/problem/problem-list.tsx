import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { EmptyState } from '@talent/ui/empty-state';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import type { CrawlRow } from '../api/crawl-row';
import { problemListTexts as text } from '../content/problem-list';
import { crawlQueries } from '../queries';
import { crawlLabel } from '../results/crawl-label';
import { ruleText } from '../results/labels';
import { SeverityBadge } from '../results/severity-badge';
import { problemPath } from './problem-path';

/** Problems that are listed before the rest. */
const SHOWN = 8;

/** The worst problems of the newest crawl, each a link to its page. */
export function ProblemList(): ReactNode {
  return (
    <Loaded query={crawlQueries.newest} texts={text}>
      {([newest]) => {
        if (newest) return <ProblemsOf crawl={newest} />;
        return (
          <EmptyState kind="list">
            <p>{text.noCrawl}</p>
            <Button asChild className="mt-4">
              <RouterLink to="/comprehensive-seo-dashboard">{text.toCrawl}</RouterLink>
            </Button>
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

function ProblemsOf({ crawl }: { crawl: CrawlRow }): ReactNode {
  return (
    <>
      <p className="text-ink-muted mb-3 text-sm">{text.from(crawlLabel(crawl))}</p>
      <Loaded query={crawlQueries.problems(crawl.id)} texts={text}>
        {(problems) => (
          <>
            {problems.length === 0 && <p>{text.none}</p>}
            <ul className="border-rule border-t empty:hidden">
              {problems.slice(0, SHOWN).map(({ rule, severity, open_findings, pages }) => (
                <li
                  key={rule}
                  className="border-rule flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b py-2"
                >
                  <span className="w-20 shrink-0">
                    <SeverityBadge severity={severity} />
                  </span>
                  <Link asChild className="min-w-0 flex-1 basis-48">
                    <RouterLink to={problemPath(rule)}>{ruleText(rule).title}</RouterLink>
                  </Link>
                  <span className="text-ink-muted text-sm tabular-nums">
                    {text.open(open_findings, pages)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <Link asChild>
                <RouterLink to="/comprehensive-seo-dashboard?view=findings">
                  {text.all(Math.max(problems.length - SHOWN, 0))}
                </RouterLink>
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}
