import { useCallback, useEffect, useState } from 'react';
import {
  countReportReaders,
  fetchNewsletterCampaign,
  pauseNewsletterCampaign,
  startNewsletterCampaign,
} from '../api/newsletter-campaign';
import type { NewsletterCampaign } from '../api/newsletter-campaign';

/** Between two looks at a newsletter that is being sent, ms. */
const LOOK_MS = 2000;

export type CampaignState =
  | { status: 'pending' }
  | { status: 'none'; readers: number }
  | { status: 'there'; campaign: NewsletterCampaign };

/** The newsletter of a week; followed for as long as it is being sent. */
export function useCampaign(week: string) {
  const [state, setState] = useState<CampaignState>({ status: 'pending' });
  const [hasFailed, setFailed] = useState(false);

  const look = useCallback(async (): Promise<void> => {
    try {
      const campaign = await fetchNewsletterCampaign(week);
      setState(
        campaign === null
          ? { status: 'none', readers: await countReportReaders() }
          : { status: 'there', campaign },
      );
      setFailed(false);
    } catch (error) {
      console.error('The newsletter was not looked up', error);
      setFailed(true);
    }
  }, [week]);

  useEffect(() => void look(), [look]);

  // Pausing leaves mails that are on their way: their counts settle a moment later.
  const isMoving =
    state.status === 'there' && (state.campaign.status === 'sending' || state.campaign.queued > 0);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving, look]);

  async function act(work: () => Promise<void>): Promise<void> {
    setFailed(false);
    try {
      await work();
      await look();
    } catch (error) {
      console.error('The newsletter was not changed', error);
      setFailed(true);
    }
  }

  return {
    state,
    hasFailed,
    start: () => void act(() => startNewsletterCampaign(week)),
    setPaused: (paused: boolean) => {
      if (state.status !== 'there') return;
      const { id } = state.campaign;
      void act(() => pauseNewsletterCampaign(id, paused));
    },
  };
}
