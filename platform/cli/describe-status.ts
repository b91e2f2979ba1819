import type { ChannelStatus } from '@talent/api/platform/platform-status';
import { table } from '@talent/node/terminal/table';
import { utcMinute } from '@talent/node/terminal/utc-minute';

const HEADINGS = ['app', 'version', 'live since', 'commit', 'rollback to'];

/** Describes the status of a channel for people: a heading, a table, and damaged revisions. */
export function describeStatus({ channel, revision, apps, damaged }: ChannelStatus): string {
  const rows = apps.map(({ app, version, since, commit, rollbackTo }) => [
    app,
    version,
    utcMinute(since),
    commit?.replace(/^([0-9a-f]{10})[0-9a-f]*/, '$1') ?? '-',
    rollbackTo ?? '-',
  ]);
  const heading =
    revision === 0 ? `${channel}: no release yet` : `${channel}, revision ${revision}`;
  return [
    heading,
    ...(rows.length > 0 ? [table(HEADINGS, rows)] : []),
    ...apps.flatMap(({ app, version, undone }) =>
      undone === null ? [] : [`went back automatically to ${app}@${version}: ${undone}`],
    ),
    ...damaged.map(({ key, reason }) => `damaged, passed over: ${key} (${reason})`),
  ].join('\n');
}
