import type { OperationsStatus } from '@talent/api/operations/operations-status';
import { Notice } from '@talent/ui/notice';
import { ToolPage } from '../../frame/tool-page';
import { ToolSection } from '../../frame/tool-section';
import { QueryPart } from '../../queries/query-part';
import { useData } from '../../queries/use-data';
import { formatTime } from '../../time/format-time';
import { siteStatus as text } from '../../tools/status/content/site-status';
import {
  AlertHistory,
  ObjectiveList,
  OperatorFacts,
  StatusFigures,
  statusQueries,
} from '../../tools/status/operations';

export default function SiteStatus() {
  const operations = useData(statusQueries.operations);
  return (
    <ToolPage
      title={text.title}
      lede={text.lede}
      link={{ to: '/security-dashboard', label: text.back }}
    >
      {operations.data === undefined ? (
        <QueryPart query={operations} texts={text}>
          {() => null}
        </QueryPart>
      ) : (
        <>
          <StatusSummary operations={operations.data} isStale={operations.isError} />
          <ToolSection title={text.objectives}>
            <ObjectiveList objectives={operations.data.objectives} />
          </ToolSection>
          <ToolSection title={text.figures}>
            <StatusFigures figures={operations.data.figures} />
          </ToolSection>
          <ToolSection title={text.alerts}>
            <AlertHistory operations={operations.data} />
          </ToolSection>
        </>
      )}
      <OperatorFacts />
    </ToolPage>
  );
}

/** The state in one sentence, which screen readers announce when it changes. */
function StatusSummary(props: { operations: OperationsStatus; isStale: boolean }) {
  const { objectives, at } = props.operations;
  const firing = objectives.filter(({ status }) => status === 'firing');
  const met = objectives.filter(({ status }) => status === 'ok').length;
  const time = formatTime(at);
  return (
    <>
      {firing.length > 0 ? (
        <Notice tone="error" title={text.notMet(firing.length)} className="mt-8">
          {firing.map(({ title }) => title).join(', ')}
        </Notice>
      ) : (
        <Notice live className="mt-8">
          {text.allMet(met, objectives.length - met)}
        </Notice>
      )}
      {props.isStale ? (
        <Notice tone="warning" live className="mt-3">
          {text.stale(time)}
        </Notice>
      ) : (
        <p className="text-ink-muted mt-2 text-sm tabular-nums">{text.measured(time)}</p>
      )}
    </>
  );
}
