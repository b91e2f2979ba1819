import { formatCount, formatEdition } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { ToolSection } from '../../frame/tool-section';
import { Loaded } from '../../queries/loaded';
import { column, figureColumn } from '../../table/columns';
import { ShortTable } from '../../table/tool-table';
import { formatUtc } from '../../time/utc';
import type { SalaryAlerts } from './api/salary-alerts';
import { alertsTexts as text } from './content/salary-alerts';
import { jobsQueries } from './queries';

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

type Edition = SalaryAlerts['editions'][number];

function Editions({ editions }: Pick<SalaryAlerts, 'editions'>): ReactNode {
  return (
    <ShortTable
      name="salary-alerts"
      caption={text.caption}
      captionShown
      columns={[
        column<Edition>(
          'source',
          columns.source,
          ({ source_key: key }) => text.sources[key] ?? key,
        ),
        column<Edition>('edition', columns.edition, ({ edition }) => formatEdition(edition)),
        column<Edition>(
          'imported',
          columns.imported,
          ({ announced_at }) => formatUtc(announced_at),
          {
            priority: 3,
          },
        ),
        figureColumn<Edition>('queued', columns.mails, ({ queued }) => queued, formatCount),
        column<Edition>(
          'state',
          columns.state,
          ({ finished_at: at }) => (at === null ? text.waiting : text.finished(formatUtc(at))),
          { priority: 1 },
        ),
      ]}
      rows={editions}
      rowKey={({ source_key, edition }) => `${source_key} ${edition}`}
    />
  );
}
