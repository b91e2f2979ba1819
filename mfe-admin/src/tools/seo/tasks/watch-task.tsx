import { indexNowOutcomes as known } from '@talent/api/seo/connections';
import { SiteLink } from '../../../controls/site-link';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/query-part';
import { ClippedAddress } from '../../../table/clipped';
import { columnsOf, vital } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import { ToolTable } from '../../../table/tool-table';
import { IndexNowPanel, SearchConsolePanel } from '../connections/connection-panels';
import { connectionTexts, indexNowOutcomes, indexNowTexts } from '../content/connections';
import { taskTexts } from '../content/tasks';
import { seoQueries } from '../queries';

const { watch: text } = taskTexts;

export function WatchTask() {
  return (
    <>
      <ToolSection title={text.searchConsole}>
        <Loaded query={seoQueries.connections} texts={connectionTexts}>
          {({ searchConsole }) => <SearchConsolePanel connection={searchConsole} />}
        </Loaded>
      </ToolSection>
      <ToolSection title={text.indexNow}>
        <Loaded query={seoQueries.connections} texts={connectionTexts}>
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
        </Loaded>
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

type Call = RowOf<typeof seoQueries.indexNowCalls>;

const call = columnsOf<Call>();
const { columns: labels } = indexNowTexts;
const columns = [
  call.time('sent_at', labels.sent),
  vital(call.sorted('outcome', labels.outcome, outcomeOf)),
  call.figure('pages', labels.pages),
  call.unsorted('example', labels.example, ({ example }) => (
    <ClippedAddress>{example}</ClippedAddress>
  )),
  call.time('retry_at', labels.retry),
];

function IndexNowCalls() {
  return (
    <ToolTable
      name="indexnow-calls"
      caption={indexNowTexts.callsCaption}
      columns={columns}
      source={seoQueries.indexNowCalls}
      initialSort={{ key: 'sent_at', descending: true }}
      pageSize={10}
      empty={indexNowTexts.noCalls}
      emptyKind="list"
    />
  );
}

/** Such as `Too many calls (429)`. */
function outcomeOf({ outcome, status }: Call): string {
  const name = known.find((one) => one === outcome);
  const words = name === undefined ? outcome : indexNowOutcomes[name];
  return status === null ? words : `${words} (${status})`;
}
