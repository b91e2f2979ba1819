import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { PlainTable } from '../../../table/plain-table';
import { UtcTime } from '../../../time/utc-time';
import type { ArtifactCheck, ChannelStatus } from '@talent/api/platform/platform-status';
import { platformTexts as text } from '../content/security-dashboard';

interface ChannelTableProps {
  channel: ChannelStatus;
  /** Whether visitors are served from it. */
  isLive: boolean;
  /** The result of the last check. */
  checks: readonly ArtifactCheck[];
}

/** The versions of a channel. */
export function ChannelTable({ channel, isLive, checks }: ChannelTableProps): ReactNode {
  const { channel: name, revision, apps } = channel;
  const facts = isLive ? `${text.revision(revision)}, ${text.served}` : text.revision(revision);
  return (
    <PlainTable
      caption={
        <>
          {text.caption(name)} <span className="text-ink-muted font-normal">{facts}</span>
        </>
      }
      columns={[
        { label: text.app, cell: ({ app }) => app },
        { label: text.version, className: figures, cell: ({ version }) => version },
        {
          label: text.commit,
          cell: ({ commit }) =>
            commit === null ? (
              text.noCommit
            ) : (
              <code className="text-xs">{commit.slice(0, 10)}</code>
            ),
        },
        { label: text.since, className: figures, cell: ({ since }) => <UtcTime at={since} /> },
        {
          label: text.rollback,
          className: figures,
          cell: ({ rollbackTo }) => rollbackTo ?? text.none,
        },
        {
          label: text.integrity,
          cell: ({ app, version }) => (
            <Integrity
              check={checks.find((each) => each.app === app && each.version === version)}
            />
          ),
        },
      ]}
      rows={apps}
      rowKey={({ app }) => app}
    />
  );
}

const figures = 'whitespace-nowrap tabular-nums';

function Integrity({ check }: { check: ArtifactCheck | undefined }): ReactNode {
  if (check === undefined) return <span className="text-ink-muted">{text.unchecked}</span>;
  if (check.status === 'unreadable') return <Badge tone="negative">{text.unreadable}</Badge>;
  const { files, damaged } = check;
  return damaged.length === 0 ? (
    <Badge tone="positive">{text.whole(files)}</Badge>
  ) : (
    <Badge tone="negative">{text.damagedCount(damaged.length)}</Badge>
  );
}
