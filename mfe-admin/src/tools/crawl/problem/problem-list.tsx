import { Loaded } from '../../../queries/query-part';
import { problemListTexts as text } from '../content/problem-list';
import { NoCrawl, SeverityBadge, crawlLabel, problemPath, ruleText } from '../results/labels';
import { crawlQueries, type CrawlRow } from '../queries';
import { SiteLink } from '../../../controls/site-link';

/** Problems that are listed before the rest. */
const SHOWN = 8;

export function ProblemList() {
  return (
    <Loaded query={crawlQueries.newest} texts={text}>
      {([newest]) =>
        newest ? <ProblemsOf crawl={newest} /> : <NoCrawl kind="list" text={text.noCrawl} />
      }
    </Loaded>
  );
}

function ProblemsOf({ crawl }: { crawl: CrawlRow }) {
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
                  <SiteLink className="min-w-0 flex-1 basis-48" to={problemPath(rule)}>
                    {ruleText(rule).title}
                  </SiteLink>
                  <span className="text-ink-muted text-sm tabular-nums">
                    {text.open(open_findings, pages)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <SiteLink to="/comprehensive-seo-dashboard?view=findings">
                {text.all(Math.max(problems.length - SHOWN, 0))}
              </SiteLink>
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}
