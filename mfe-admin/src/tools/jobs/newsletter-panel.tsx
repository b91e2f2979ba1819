import { notify, toast, useSite } from '@talent/sdk';
import { formatCount } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import { FactLine } from '../../controls/fact-list';
import { ToolButton } from '../../controls/tool-button';
import { BounceReason } from '../../mail/bounce-reason';
import { Loaded } from '../../queries/query-part';
import { queryClient } from '../../queries/query-client';
import { useChange, useData } from '../../queries/use-data';
import { NewestNote } from '../../table/newest-note';
import {
  clearBounce,
  pauseNewsletterCampaign,
  startNewsletterCampaign,
  type LeftOutSubscriber,
  type NewsletterCampaign,
} from './api/newsletter';
import { newsletterTexts } from './content/jobs-report';
import { leftOutTexts as text } from './content/left-out';
import { LEFT_OUT_SHOWN, jobsQueries } from './queries';
import type { StepProps } from './steps/step-props';

type SendStepProps = Pick<StepProps, 'isToDo' | 'onDone'> & {
  report: Pick<StepProps['report'], 'week' | 'status'>;
  post: object | null;
};

/** Sends the published report to confirmed subscribers, and shows the progress. */
export function SendStep({ report, post, isToDo, onDone }: SendStepProps) {
  const { week, status } = report;
  const { postalAddress } = useSite();
  const newsletter = useData(jobsQueries.newsletter(week));
  const change = useChange({
    failure: 'The newsletter was not changed',
    mutationFn: (act: () => Promise<void>) => act(),
    onSuccess: () => {
      onDone();
      return queryClient.invalidateQueries(jobsQueries.newsletter(week));
    },
  });
  const state = newsletter.data;
  if (state === undefined && !newsletter.isError) return null;
  return (
    <>
      {state?.status === 'none' && (
        <>
          {postalAddress.length === 0 && (
            <Notice tone="warning" className="mb-4">
              {newsletterTexts.noAddress}
            </Notice>
          )}
          <LeftOut count={state.leftOut} />
          <SendOffer
            {...state}
            isPublished={status === 'published' && post !== null}
            isToDo={isToDo}
            isBusy={change.isPending}
            onSend={() => change.mutate(() => startNewsletterCampaign(week))}
          />
        </>
      )}
      {state && state.status !== 'none' && (
        <>
          <p className="mb-3">{newsletterTexts.status[state.status]}</p>
          <CampaignProgress campaign={state} />
          {state.status !== 'finished' && (
            <ToolButton
              className="mt-4"
              variant={isToDo && state.status === 'paused' ? 'primary' : 'secondary'}
              onClick={() =>
                change.mutate(() => pauseNewsletterCampaign(state.id, state.status === 'sending'))
              }
            >
              {state.status === 'sending' ? newsletterTexts.pause : newsletterTexts.resume}
            </ToolButton>
          )}
        </>
      )}
      {(newsletter.isError || change.isError) && (
        <Notice tone="error" title={newsletterTexts.failed} className="mt-4" />
      )}
    </>
  );
}

const rest = ['queued', 'waiting', 'failed', 'left_out', 'skipped'] as const;

function CampaignProgress({ campaign }: { campaign: NewsletterCampaign }) {
  const { sent, recipients, left_out } = campaign;
  const wanted = recipients - left_out;
  return (
    <div className="max-w-xl">
      <progress
        className="accent-signal block h-3 w-full"
        aria-label={newsletterTexts.progress}
        value={sent}
        max={Math.max(1, wanted)}
      />
      <p role="status" className="mt-2 font-medium tabular-nums">
        {newsletterTexts.counts(sent, wanted)}
      </p>
      <FactLine
        className="mt-1 text-sm"
        facts={rest
          .filter((key) => campaign[key] > 0)
          .map((key) => [newsletterTexts.rest[key], formatCount(campaign[key])])}
      />
    </div>
  );
}

/** The button that sends, and the question before it: mails cannot be taken back. */
function SendOffer(props: {
  readers: number;
  leftOut: number;
  isPublished: boolean;
  isToDo: boolean;
  isBusy: boolean;
  onSend: () => void;
}) {
  const { readers, leftOut, isPublished, isToDo, isBusy, onSend } = props;
  const [isAsking, setAsking] = useState(false);
  if (readers === 0) {
    const none = leftOut === 0 ? newsletterTexts.noReaders : newsletterTexts.allLeftOut;
    return <p className="text-ink-muted">{none}</p>;
  }
  return (
    <>
      <p className="mb-4">{newsletterTexts.readers(readers)}</p>
      {!isPublished && <p className="text-ink-muted">{newsletterTexts.publishFirst}</p>}
      {isPublished && !isAsking && (
        <Button variant={isToDo ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          {newsletterTexts.send}
        </Button>
      )}
      {isPublished && isAsking && (
        <Notice live tone="warning" title={newsletterTexts.sure(readers)}>
          <div className="mt-3 flex flex-wrap gap-2">
            <ToolButton variant="primary" isBlocked={isBusy} onClick={onSend}>
              {newsletterTexts.sureYes}
            </ToolButton>
            <ToolButton onClick={() => setAsking(false)}>{newsletterTexts.cancel}</ToolButton>
          </div>
        </Notice>
      )}
    </>
  );
}

/** The addresses that the newsletter does not go to, why, and the way to try one again. Nothing where there are none. */
function LeftOut({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <details
      className="mb-4 max-w-2xl"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer font-medium">{text.count(count)}</summary>
      <p className="text-ink-muted mt-2 text-sm">{text.rule}</p>
      {isOpen && (
        <Loaded query={jobsQueries.leftOut} texts={text} className="mt-2 text-sm">
          {(addresses) => (
            <>
              <ul className="divide-rule border-rule mt-3 divide-y border-y">
                {addresses.map((one) => (
                  <LeftOutAddress key={one.address} subscriber={one} />
                ))}
              </ul>
              <NewestNote shown={addresses.length} most={LEFT_OUT_SHOWN} />
            </>
          )}
        </Loaded>
      )}
    </details>
  );
}

function LeftOutAddress({ subscriber }: { subscriber: LeftOutSubscriber }) {
  const { address, reason, code, refused_at } = subscriber;
  const clear = useChange({
    failure: 'A bounce was not cleared',
    mutationFn: () => clearBounce(address),
    onSuccess: () => {
      toast({ title: text.cleared(address) });
      return queryClient.invalidateQueries({ queryKey: jobsQueries.newsletters });
    },
    onError: () => notify({ title: text.notCleared, tone: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 text-sm">
        <p className="font-medium break-all">{address}</p>
        <p className="text-ink-muted">
          <BounceReason reason={reason} code={code} at={refused_at} />
        </p>
      </div>
      <ToolButton
        aria-label={text.clearOf(address)}
        onClick={() => clear.mutate()}
        isPending={clear.isPending}
        pending={text.clearing}
      >
        {text.clear}
      </ToolButton>
    </li>
  );
}
