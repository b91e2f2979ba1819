import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import type { Advisory, BuildRecord } from '@talent/api/platform/build-record';
import type { PlatformStatus } from '@talent/api/platform/platform-status';
import { advisoryTexts as text } from '../content/security-dashboard';
import { column, columnsOf } from '../../../table/columns';
import { ShortTable, ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-column';
import { formatUtc } from '../../../time/utc';

type AppAdvisory = Advisory & { app: string };

/** Advisories that the last report knew about the packages in each live version. */
export function Advisories({ builds }: { builds: PlatformStatus['builds'] }): ReactNode {
  const rows = advisoriesOf(builds);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      <ShortTable
        name="audits"
        caption={text.state}
        className="mb-6"
        columns={auditColumns}
        rows={Object.entries(builds).map(([app, record]) => ({ app, record }))}
        rowKey={({ app }) => app}
      />
      {rows.length > 0 && (
        <ToolTable
          name="advisories"
          caption={text.caption}
          columns={columns}
          source={{ rows }}
          rowKey={(row) => `${row.app} ${row.package} ${row.title}`}
          empty={text.none}
        />
      )}
    </>
  );
}

interface Audit {
  app: string;
  record: BuildRecord | null;
}

const auditColumns: readonly ToolColumn<Audit>[] = [
  { key: 'app', label: text.app, value: ({ app }) => app },
  column('state', text.state, ({ record }) => record?.audit.status ?? text.notNoted, {
    priority: 1,
    cell: ({ record }) => <AuditState record={record} />,
  }),
];

function AuditState({ record }: { record: BuildRecord | null }): ReactNode {
  if (record === null) return text.notNoted;
  const at = formatUtc(record.at);
  if (record.audit.status === 'measured') {
    const { advisories, tool } = record.audit;
    return (
      <>
        {text.measured(advisories.length, at)}
        <span className="text-ink-muted block text-sm">{text.source(tool)}</span>
      </>
    );
  }
  return (
    <>
      {text.unavailable(at)}
      <span className="text-ink-muted block text-sm break-words">{record.audit.reason}</span>
    </>
  );
}

function advisoriesOf(builds: PlatformStatus['builds']): AppAdvisory[] {
  return Object.entries(builds).flatMap(([app, record]) =>
    record?.audit.status === 'measured'
      ? record.audit.advisories.map((advisory) => ({ ...advisory, app }))
      : [],
  );
}

const advisory = columnsOf<AppAdvisory>();
const columns: readonly ToolColumn<AppAdvisory>[] = [
  advisory.text('package', text.package),
  advisory.text('app', text.app),
  advisory.text('severity', text.severity, ({ severity }) => (
    <Badge tone={severity === 'critical' || severity === 'high' ? 'negative' : 'warning'}>
      {severity}
    </Badge>
  )),
  column('title', text.advisory, (row) => `${row.title} ${row.url ?? ''}`.trim(), {
    cell: ({ title, url }) => (url === null ? title : <Link href={url}>{title}</Link>),
  }),
  { key: 'versions', label: text.versions, priority: 3, value: (row) => row.versions.join(', ') },
  { key: 'patched', label: text.patched, value: (row) => row.patched ?? text.unpatched },
];
