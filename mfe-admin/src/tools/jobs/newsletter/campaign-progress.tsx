import type { ReactNode } from 'react';
import type { NewsletterCampaign } from '../api/newsletter-campaign';
import { newsletterTexts } from '../content/jobs-report';

const rest = ['queued', 'waiting', 'failed', 'skipped'] as const;

/** How many mails went out, and what became of the others. */
export function CampaignProgress({ campaign }: { campaign: NewsletterCampaign }): ReactNode {
  const { sent, recipients } = campaign;
  return (
    <div className="max-w-xl">
      <progress
        className="accent-signal block h-3 w-full"
        aria-label={newsletterTexts.progress}
        value={sent}
        max={Math.max(1, recipients)}
      />
      <p role="status" className="mt-2 font-medium tabular-nums">
        {newsletterTexts.counts(sent, recipients)}
      </p>
      <dl className="text-ink-muted mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {rest
          .filter((key) => campaign[key] > 0)
          .map((key) => (
            <div key={key} className="flex gap-2">
              <dt>{newsletterTexts.rest[key]}</dt>
              <dd>{campaign[key].toLocaleString('en-US')}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
