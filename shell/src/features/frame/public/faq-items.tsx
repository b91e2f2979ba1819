import { DEFAULT_REPLY_TIME } from '@talent/api/forms/reply-time';
import { joinShown } from '@talent/content/claimed-text';
import type { SiteConfig } from '@talent/sdk/contract';
import { Plus } from 'lucide-react';
import { faqItems } from '../../../content/faq';

/** The questions of the footer. Of answers with one name the browser opens one at a time, and closes it again, without scripts. */
export function FaqItems({ site }: { site: SiteConfig }) {
  const replyTime = site.terms?.replyTime ?? DEFAULT_REPLY_TIME;
  return faqItems.map(({ key, question, answer }) => (
    <details key={key} name="faq" className="group border-rule border-b">
      <summary className="hover:text-signal flex list-none items-baseline justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-subheading">{question}</h3>
        <Plus
          aria-hidden="true"
          className="text-ink-muted size-5 shrink-0 self-center transition-transform group-open:rotate-45"
        />
      </summary>
      <p className="text-ink-muted max-w-prose pb-6">
        {joinShown(answer, site).replaceAll('{reply-time}', replyTime)}
      </p>
    </details>
  ));
}
