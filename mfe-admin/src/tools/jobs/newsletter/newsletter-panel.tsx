import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { newsletterTexts } from '../content/jobs-report';
import { ToolSection } from '../../../frame/tool-section';
import { CampaignProgress } from './campaign-progress';
import { SendOffer } from './send-offer';
import { useCampaign } from './use-campaign';

/** Sends the published report to who has confirmed a subscription, and shows how far that is. */
export function NewsletterPanel({
  week,
  isPublished,
}: {
  week: string;
  isPublished: boolean;
}): ReactNode {
  const { postalAddress } = useSite();
  const { state, start, setPaused, hasFailed } = useCampaign(week);
  if (state.status === 'pending') return null;
  return (
    <ToolSection title={newsletterTexts.title}>
      {state.status === 'none' && (
        <>
          {postalAddress.length === 0 && (
            <Notice tone="warning" className="mb-4">
              {newsletterTexts.noAddress}
            </Notice>
          )}
          <SendOffer readers={state.readers} isPublished={isPublished} onSend={start} />
        </>
      )}
      {state.status === 'there' && (
        <>
          <p className="mb-3">{newsletterTexts.status[state.campaign.status]}</p>
          <CampaignProgress campaign={state.campaign} />
          {state.campaign.status !== 'finished' && (
            <Button
              size="sm"
              variant="secondary"
              className="mt-4"
              onClick={() => setPaused(state.campaign.status === 'sending')}
            >
              {state.campaign.status === 'sending' ? newsletterTexts.pause : newsletterTexts.resume}
            </Button>
          )}
        </>
      )}
      {hasFailed && (
        <Notice tone="error" className="mt-4">
          {newsletterTexts.failed}
        </Notice>
      )}
    </ToolSection>
  );
}
