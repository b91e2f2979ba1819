import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../queries/query-client';
import { askPlatform } from '../../../backend/ask-platform';
import type { PlatformCheck, PlatformStatus } from '@talent/api/platform/platform-status';
import { platformTexts as text } from '../content/security-dashboard';
import { ChannelTable } from './channel-table';
import { CheckResult } from './check-result';

/** The live versions of each channel, and a check that every served file is intact. */
export function LiveVersions({ status }: { status: PlatformStatus }): ReactNode {
  const check = useMutation(
    {
      mutationFn: () => askPlatform<PlatformCheck>('/verify', { method: 'POST' }),
      onError: (error) => console.error('The files were not checked', error),
    },
    queryClient,
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={check.isPending}
          onClick={check.isPending ? undefined : () => check.mutate()}
        >
          {check.isPending ? text.checking : text.check}
        </Button>
      </div>
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
                    {key}: {reason}
                  </p>
                ))}
              </Notice>
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
