import { z } from '@talent/api/forms/schema';
import { unwrap } from '@talent/data/unwrap';
import { formatCount, formatEdition } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { adminData } from '../../backend/admin-data';
import { ToolSection } from '../../frame/tool-section';
import { Loaded } from '../../queries/loaded';
import { column, figureColumn } from '../../table/columns';
import { ShortTable } from '../../table/tool-table';
import { formatUtc } from '../../time/utc';
import { alertsTexts as text } from './content/salary-alerts';
import { jobsQueries } from './queries';

const alertsSchema = z.object({
  /** Alerts whose address has not confirmed them. */
  pending: z.number(),
  confirmed: z.number(),
  /** Addresses with a confirmed alert. */
  addresses: z.number(),
  /** The last ten editions that subscribers are told of, newest first. */
  editions: z.array(
    z.object({
      source_key: z.string(),
      edition: z.string(),
      /** Time of the import. */
      announced_at: z.string(),
      /** Null: mails wait, or have not been written. */
      finished_at: z.string().nullable(),
      /** Mails that were handed to the queue. */
      queued: z.number(),
    }),
  ),
});
export type SalaryAlerts = z.infer<typeof alertsSchema>;

/** Numbers of subscribers by role, and the editions they were told of. @throws DataError when the request fails. */
export async function fetchSalaryAlerts(): Promise<SalaryAlerts> {
  return alertsSchema.parse(unwrap(await adminData().rpc('salary_alert_status')));
}

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
