import { Badge } from '@talent/ui/badge';
import { SwitchField } from '@talent/ui/switch-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Address } from '../../../table/address';
import { Clipped } from '../../../table/clipped';
import { column, columnsOf } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { reportTexts as text } from '../content/security-dashboard';
import { securityQueries } from '../queries';

/** Violations of the policy that browsers have reported; noise is hidden by default. */
export function CspReports(): ReactNode {
  const [withNoise, setWithNoise] = useState(false);
  return (
    <>
      <p className="text-ink-muted max-w-prose text-sm">{text.lede}</p>
      <SwitchField
        label={text.withNoise}
        checked={withNoise}
        onChange={(event) => setWithNoise(event.target.checked)}
      />
      <ToolTable
        name="csp-reports"
        caption={text.caption}
        columns={columns}
        source={securityQueries.reports(withNoise)}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={text.filter}
        pageSize={10}
        empty={text.empty}
      />
    </>
  );
}

type CspReport = RowOf<ReturnType<typeof securityQueries.reports>>;

const sourceOf = ({ source, line }: CspReport): string | null =>
  source === null || line === null ? source : `${source}:${line}`;

const report = columnsOf<CspReport>();
const columns: readonly ToolColumn<CspReport>[] = [
  report.text('directive', text.directive),
  report.text('blocked', text.blocked, (row) => (
    <Clipped isLong>
      <Address>{row.blocked}</Address>
    </Clipped>
  )),
  report.text('page', text.page),
  column('source', text.source, sourceOf, {
    priority: 3,
    cell: (row) => (
      <Clipped isLong>
        <Address>{sourceOf(row) ?? ''}</Address>
      </Clipped>
    ),
  }),
  column('noise', text.noise, ({ noise }) => noise ?? text.mayBeOurs, {
    priority: 1,
    cell: ({ noise }) => (
      <Badge tone={noise === null ? 'warning' : 'neutral'}>
        {noise === null ? text.mayBeOurs : (text.noises[noise] ?? noise)}
      </Badge>
    ),
  }),
  report.figure('count', text.count),
  { ...report.time('first_seen', text.firstSeen), priority: 3 },
  report.time('last_seen', text.lastSeen),
];
