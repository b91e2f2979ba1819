import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { PlatformStatus } from '../api/security-platform';
import { platformTexts as text } from '../content/security-dashboard';
import { ChannelTable } from './channel-table';
import { CheckResult } from './check-result';
import { useArtifactCheck } from './use-artifact-check';

/** Which versions are live in which channel, and whether every file of the served ones is whole. */
export function LiveVersions({ status }: { status: PlatformStatus }): ReactNode {
  const [check, start] = useArtifactCheck();
  const isWorking = check.status === 'working';
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isWorking}
          onClick={isWorking ? undefined : start}
        >
          {isWorking ? text.checking : text.check}
        </Button>
      </div>
      <CheckResult state={check} />
      {status.channels.map((channel) => {
        const isLive = channel.channel === status.live.channel;
        return (
          <div key={channel.channel} className="mt-6">
            {channel.damaged.length > 0 && (
              <Notice tone="warning" title={text.damagedRevisions} className="mb-3">
                {channel.damaged.map(({ key, reason }) => (
                  <p key={key} className="break-words">
                    {key}: {reason}
                  </p>
                ))}
              </Notice>
            )}
            <ChannelTable
              channel={channel}
              isLive={isLive}
              checks={isLive && check.status === 'done' ? check.check.apps : []}
            />
          </div>
        );
      })}
    </>
  );
}
