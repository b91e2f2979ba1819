import { formatCount, formatEdition } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/loaded';
import { PlainTable } from '../../../table/plain-table';
import { formatUtc } from '../../../time/utc';
import type { SalaryAlerts } from '../api/salary-alerts';
import { alertsTexts as text } from '../content/salary-alerts';
import { jobsQueries } from '../queries';

const { columns } = text;

/** How many visitors follow a role, and how many emails each new edition of the salary figures caused. */
export function AlertsPanel(): ReactNode {
  return (
    <ToolSection title={text.title}>
      <p className="mb-4 max-w-prose text-ink-muted">{text.lede}</p>
      <Loaded query={jobsQueries.alerts} texts={text}>
        {(alerts) => (
          <>
            <p className="mb-4">{text.counts(alerts)}</p>
            {alerts.editions.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <Editions editions={alerts.editions} />
            )}
          </>
        )}
      </Loaded>
    </ToolSection>
  );
}

function Editions({ editions }: Pick<SalaryAlerts, 'editions'>): ReactNode {
  return (
    <PlainTable
      caption={text.caption}
      columns={[
        { label: columns.source, cell: ({ source_key: key }) => text.sources[key] ?? key },
        { label: columns.edition, cell: ({ edition }) => formatEdition(edition) },
        { label: columns.imported, cell: ({ announced_at }) => formatUtc(announced_at) },
        { label: columns.mails, numeric: true, cell: ({ queued }) => formatCount(queued) },
        {
          label: columns.state,
          cell: ({ finished_at: at }) =>
            at === null ? text.waiting : text.finished(formatUtc(at)),
        },
      ]}
      rows={editions}
      rowKey={({ source_key, edition }) => `${source_key} ${edition}`}
    />
  );
}
