import { track } from '@talent/sdk';

/** An action with a placed offer as analytics record it: never an amount, a percentile, nor anything that was typed. */
export type OfferAction =
  | { action: 'open-source'; source: string }
  | { action: 'copy-link'; with_figures: boolean }
  | { action: 'make-card'; with_figures: boolean }
  | { action: 'download-card' }
  | { action: 'share-card' }
  | { action: 'open-calculator' };

export function trackOffer(action: OfferAction): void {
  track({
    event_type: 'salary_dashboard_interaction',
    metadata: { interaction: 'offer', ...action },
  });
}
