import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { newsletterTexts } from '../content/jobs-report';
import { ToolSection } from '../../../frame/tool-section';
import { queryClient } from '../../../queries/query-client';
import { pauseNewsletterCampaign, startNewsletterCampaign } from '../api/newsletter-campaign';
import { jobsQueries } from '../queries';
import { CampaignProgress } from './campaign-progress';
import { SendOffer } from './send-offer';

/** Sends the published report to confirmed subscribers, and shows the progress. */
export function NewsletterPanel({
  week,
  isPublished,
}: {
  week: string;
  isPublished: boolean;
}): ReactNode {
  const { postalAddress } = useSite();
  const newsletter = useQuery(jobsQueries.newsletter(week), queryClient);
  const change = useMutation(
    {
      mutationFn: (act: () => Promise<void>) => act(),
      onSuccess: () => queryClient.invalidateQueries(jobsQueries.newsletter(week)),
      onError: (error) => console.error('The newsletter was not changed', error),
    },
    queryClient,
  );
  const state = newsletter.data;
  if (state === undefined && !newsletter.isError) return null;
  return (
    <ToolSection title={newsletterTexts.title}>
      {state?.status === 'none' && (
        <>
          {postalAddress.length === 0 && (
            <Notice tone="warning" className="mb-4">
              {newsletterTexts.noAddress}
            </Notice>
          )}
          <SendOffer
            readers={state.readers}
            isPublished={isPublished}
            onSend={() => change.mutate(() => startNewsletterCampaign(week))}
          />
        </>
      )}
      {state?.status === 'there' && (
        <>
          <p className="mb-3">{newsletterTexts.status[state.campaign.status]}</p>
          <CampaignProgress campaign={state.campaign} />
          {state.campaign.status !== 'finished' && (
            <Button
              size="sm"
              variant="secondary"
              className="mt-4"
              onClick={() => {
                const { id, status } = state.campaign;
                change.mutate(() => pauseNewsletterCampaign(id, status === 'sending'));
              }}
            >
              {state.campaign.status === 'sending' ? newsletterTexts.pause : newsletterTexts.resume}
            </Button>
          )}
        </>
      )}
      {(newsletter.isError || change.isError) && (
        <Notice tone="error" className="mt-4">
          {newsletterTexts.failed}
        </Notice>
      )}
    </ToolSection>
  );
}
