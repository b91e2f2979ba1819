import { Badge } from '@talent/ui/badge';
import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import type { ArtifactCheck, ChannelState } from '../api/platform-status';
import { platformTexts as text } from '../content/security-dashboard';
import { formatUtc } from '../../../time/utc';

interface ChannelTableProps {
  channel: ChannelState;
  /** Whether visitors are served from it. */
  isLive: boolean;
  /** What the last check has found. */
  checks: readonly ArtifactCheck[];
}

/** The versions of a channel. */
export function ChannelTable({ channel, isLive, checks }: ChannelTableProps): ReactNode {
  const { channel: name, revision, apps } = channel;
  const facts = isLive ? `${text.revision(revision)}, ${text.served}` : text.revision(revision);
  return (
    <DataTable
      caption={
        <>
          {text.caption(name)} <span className="text-ink-muted font-normal">{facts}</span>
        </>
      }
    >
      <thead>
        <tr>
          {[text.app, text.version, text.commit, text.since, text.rollback, text.integrity].map(
            (label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {apps.map(({ app, version, commit, since, rollbackTo }) => (
          <tr key={app}>
            <th scope="row">{app}</th>
            <td className="whitespace-nowrap tabular-nums">{version}</td>
            <td>
              {commit === null ? (
                text.noCommit
              ) : (
                <code className="text-xs">{commit.slice(0, 10)}</code>
              )}
            </td>
            <td className="whitespace-nowrap tabular-nums">
              <time dateTime={since}>{formatUtc(since)}</time>
            </td>
            <td className="whitespace-nowrap tabular-nums">{rollbackTo ?? text.none}</td>
            <td>
              <Integrity
                check={checks.find((each) => each.app === app && each.version === version)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

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
