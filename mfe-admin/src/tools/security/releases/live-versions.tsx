import type {
  ArtifactCheck,
  ChannelStatus,
  PlatformCheck,
  PlatformStatus,
} from '@talent/api/platform/platform-status';
import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import { askPlatform } from '../../../backend/ask-platform';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import { columnsOf, rare, vital } from '../../../table/columns';
import { ShortTable } from '../../../table/tool-table';
import { formatTime } from '../../../time/format-time';
import { platformTexts as text } from '../content/security-dashboard';

/** The live versions of each channel, and a check that every served file is intact. */
export function LiveVersions({ status }: { status: PlatformStatus }) {
  const check = useChange({
    failure: 'The files were not checked',
    mutationFn: () => askPlatform<PlatformCheck>('/verify', { method: 'POST' }),
  });
  return (
    <>
      <ToolButton
        className="mb-4"
        onClick={() => check.mutate()}
        isPending={check.isPending}
        pending={text.checking}
      >
        {text.check}
      </ToolButton>
      {check.isError && (
        <Notice tone="error" title={text.checkFailed}>
          {check.error.message}
        </Notice>
      )}
      {check.isSuccess && <CheckResult check={check.data} />}
      {status.channels.map((channel) => {
        const isLive = channel.channel === status.live.channel;
        return (
          <div key={channel.channel} className="mt-6">
            {channel.damaged.length > 0 && (
              <Notice tone="warning" title={text.damagedRevisions} className="mb-3">
                {channel.damaged.map(({ key, reason }) => (
                  <p key={key} className="break-words">
                    {`${key}: ${reason}`}
                  </p>
                ))}
              </Notice>
            )}
            {channel.apps.map(
              ({ app, version, undone }) =>
                undone && (
                  <Notice
                    key={app}
                    tone="error"
                    title={text.undone(`${app}@${version}`)}
                    className="mb-3"
                  >
                    {undone}
                  </Notice>
                ),
            )}
            <ChannelTable
              channel={channel}
              isLive={isLive}
              checks={isLive ? (check.data?.apps ?? []) : []}
            />
          </div>
        );
      })}
    </>
  );
}

function ChannelTable(props: {
  channel: ChannelStatus;
  isLive: boolean;
  checks: readonly ArtifactCheck[];
}) {
  const { channel, isLive, checks } = props;
  const revision = text.revision(channel.revision);
  const ofApp = columnsOf<ChannelStatus['apps'][number]>();
  const integrityOf = (row: { app: string; version: string }): ArtifactCheck | undefined =>
    checks.find(({ app, version }) => app === row.app && version === row.version);
  return (
    <ShortTable
      name={`versions-${channel.channel}`}
      caption={text.caption(channel.channel)}
      captionNote={isLive ? `${revision}, ${text.served}` : revision}
      columns={[
        ofApp.text('app', text.app),
        vital(ofApp.unsorted('version', text.version)),
        rare(
          ofApp.unsorted('commit', text.commit, ({ commit }) =>
            commit === null ? (
              text.noCommit
            ) : (
              <code className="text-xs">{commit.slice(0, 10)}</code>
            ),
          ),
        ),
        ofApp.time('since', text.since),
        rare(ofApp.of('rollback', text.rollback, (row) => row.rollbackTo ?? text.none)),
        vital(
          ofApp.of(
            'integrity',
            text.integrity,
            (row) => integrityOf(row)?.status ?? text.unchecked,
            (row) => <Integrity check={integrityOf(row)} />,
          ),
        ),
      ]}
      rows={channel.apps}
    />
  );
}

function Integrity({ check }: { check: ArtifactCheck | undefined }) {
  if (check === undefined) return <span className="text-ink-muted">{text.unchecked}</span>;
  if (check.status === 'unreadable') return <Badge tone="negative">{text.unreadable}</Badge>;
  const { files, damaged } = check;
  if (damaged.length === 0) return <Badge tone="positive">{text.whole(files)}</Badge>;
  return <Badge tone="negative">{text.damagedCount(damaged.length)}</Badge>;
}

/** The result of checking all files, with every damaged file by name. */
export function CheckResult({ check: { apps, at } }: { check: PlatformCheck }) {
  const time = formatTime(at);
  const problems = apps.flatMap(problemsOf);
  if (problems.length > 0) {
    return (
      <Notice tone="error" title={text.someDamaged(time)}>
        <ul className="my-1 list-disc ps-5">
          {problems.map((problem) => (
            <li key={problem} className="break-all">
              {problem}
            </li>
          ))}
        </ul>
        {text.damagedHow}
      </Notice>
    );
  }
  const checked = apps.filter((app) => app.status === 'checked');
  const files = checked.reduce((sum, app) => sum + app.files, 0);
  const megabytes = checked.reduce((sum, app) => sum + app.bytes, 0) / 1e6;
  return <Notice live>{text.allWhole(files, `${megabytes.toFixed(1)} MB`, time)}</Notice>;
}

function problemsOf(check: ArtifactCheck): string[] {
  const { app, version } = check;
  if (check.status === 'unreadable') return [`${app}@${version}: ${check.reason}`];
  return check.damaged.map(({ path, problem }) => `${app}@${version}: ${path} ${text[problem]}`);
}
