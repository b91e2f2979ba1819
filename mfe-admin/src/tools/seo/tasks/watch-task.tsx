import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { QueryPart } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import { connectionTexts, indexNowTexts } from '../content/connections';
import { taskTexts } from '../content/tasks';
import { IndexNowCalls } from '../connections/indexnow-calls';
import { IndexNowPanel, SearchConsolePanel } from '../connections/connection-panels';
import { seoQueries } from '../queries';
import { SiteLink } from '../../../controls/site-link';

const { watch: text } = taskTexts;

/** Reports of search engines about the site, and reports to them. */
export function WatchTask(): ReactNode {
  const connections = useData(seoQueries.connections);
  return (
    <>
      <ToolSection title={text.searchConsole}>
        <QueryPart query={connections} texts={connectionTexts}>
          {({ searchConsole }) => <SearchConsolePanel connection={searchConsole} />}
        </QueryPart>
      </ToolSection>
      <ToolSection title={text.indexNow}>
        <QueryPart query={connections} texts={connectionTexts}>
          {({ indexNow }) => (
            <>
              <IndexNowPanel connection={indexNow} />
              {(indexNow.setting !== 'unset' || indexNow.status.last !== null) && (
                <div className="mt-8">
                  <h3 className="mb-3 text-sm font-semibold">{indexNowTexts.calls}</h3>
                  <IndexNowCalls />
                </div>
              )}
            </>
          )}
        </QueryPart>
      </ToolSection>
      <ToolSection title={text.changes}>
        <p className="max-w-prose">
          {text.changesText}{' '}
          <SiteLink to="/comprehensive-seo-dashboard?view=compare">{text.toComparison}</SiteLink>
        </p>
      </ToolSection>
    </>
  );
}
