import { Link as RouterLink, useSearchParams } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { EmptyState } from '@talent/ui/empty-state';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { resultTexts } from '../content/comprehensive-seo';
import type { Rule } from '../content/comprehensive-seo-rules';
import { problemTexts as text } from '../content/problem-page';
import { crawlQueries } from '../queries';
import { CrawlSelect } from '../results/crawl-select';
import { ProblemDetails } from './problem-details';

/** A problem in the crawl that the address names, else in the newest one. */
export function ProblemView({ rule }: { rule: Rule }): ReactNode {
  const [search, setSearch] = useSearchParams();
  return (
    <Loaded query={crawlQueries.newest} texts={resultTexts}>
      {(crawls) => {
        const crawl = crawls.find(({ id }) => String(id) === search.get('crawl')) ?? crawls[0];
        if (!crawl) {
          return (
            <EmptyState kind="table">
              <p>{text.noCrawl}</p>
              <Button asChild className="mt-4">
                <RouterLink to="/comprehensive-seo-dashboard">{text.toCrawl}</RouterLink>
              </Button>
            </EmptyState>
          );
        }
        return (
          <>
            <div className="mb-6">
              <CrawlSelect
                label={text.crawl}
                crawls={crawls}
                picked={crawl.id}
                onPick={(id) => setSearch({ crawl: String(id) }, { preventScrollReset: true })}
              />
            </div>
            <ProblemDetails crawl={crawl} rule={rule} page={search.get('page')} />
          </>
        );
      }}
    </Loaded>
  );
}
