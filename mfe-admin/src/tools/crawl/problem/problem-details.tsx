import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/loaded';
import { useData } from '../../../queries/use-data';
import { formatUtc } from '../../../time/utc';
import type { CrawlRow } from '../api/crawl-row';
import type { CrawlProblem } from '../api/load-problem';
import type { CheckKey } from '../checks/problem';
import { fixPlaces, problemTexts as text } from '../content/problem-page';
import { problemReasons } from '../content/problem-reasons';
import { ruleTexts } from '../content/comprehensive-seo-rules';
import type { Rule } from '../content/comprehensive-seo-rules';
import { crawlQueries } from '../queries';
import { ProblemFacts } from './problem-facts';
import { ProblemPlaces } from './problem-places';
import { RetestAll } from './retest-all';

interface ProblemDetailsProps {
  crawl: CrawlRow;
  rule: Rule;
  /** The page that is listed alone; null for all. */
  page: string | null;
}

/** A problem of a crawl: what it is, why it matters, where it is, how it is fixed, and whether it is still there. */
export function ProblemDetails({ crawl, rule, page }: ProblemDetailsProps): ReactNode {
  return (
    <Loaded query={crawlQueries.problems(crawl.id)} texts={text}>
      {(problems) => {
        const found = problems.find((problem) => problem.rule === rule);
        return (
          <>
            {found ? (
              <div className="flex flex-col gap-4">
                <ProblemFacts problem={found} />
                <RetestAll
                  key={`${crawl.id} ${page}`}
                  crawlId={crawl.id}
                  rule={rule}
                  path={page}
                  open={found.open_findings}
                />
              </div>
            ) : (
              <CleanCrawl crawl={crawl} rule={rule} />
            )}
            <Explanation rule={rule} check={found} />
            {found && (
              <ToolSection title={text.where}>
                <ProblemPlaces crawlId={crawl.id} rule={rule} />
              </ToolSection>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** A crawl without the problem, and when it was last there. */
function CleanCrawl({ crawl, rule }: { crawl: CrawlRow; rule: Rule }): ReactNode {
  const seen = useData(crawlQueries.lastSeen(rule));
  return (
    <Notice title={text.clean(`${formatUtc(crawl.started_at)} UTC`)}>
      {seen.isSuccess && (
        <p>{seen.data === null ? text.neverSeen : text.seenBefore(formatUtc(seen.data))}</p>
      )}
    </Notice>
  );
}

function Explanation(props: { rule: Rule; check: CrawlProblem | undefined }): ReactNode {
  const { rule, check } = props;
  const place = check && isCheck(check.check_key) ? fixPlaces[check.check_key] : null;
  return (
    <>
      <ToolSection title={text.why}>
        <p className="max-w-prose">{problemReasons[rule]}</p>
      </ToolSection>
      <ToolSection title={text.how}>
        <p className="max-w-prose">{ruleTexts[rule].advice}</p>
        {place !== null && (
          <p className="text-ink-muted mt-2 max-w-prose">
            {text.whereToFix}: {place}
          </p>
        )}
      </ToolSection>
    </>
  );
}

function isCheck(key: string): key is CheckKey {
  return key in fixPlaces;
}
