import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState, type ReactNode } from 'react';
import { copyText } from '../../../table/address-actions';
import { campaignLinkTexts as text } from '../content/traffic';
import {
  campaignLink,
  campaignParts,
  optional,
  type CampaignLink,
  type CampaignParts,
} from './campaign-link';

export function CampaignForm(): ReactNode {
  const { origin } = useSite();
  const { ref, erase } = useKeptEntries('staff-campaign-link');
  const [link, setLink] = useState<CampaignLink | null>(null);
  const problems = link?.status === 'refused' ? link.problems : {};
  return (
    <section aria-labelledby="campaign-link" className="border-rule mt-6 border p-4">
      <h3 id="campaign-link" className="font-semibold">
        {text.title}
      </h3>
      <p className="text-ink-muted mt-1 mb-4 max-w-prose text-sm">{text.lede}</p>
      <form
        ref={ref}
        noValidate
        className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const typed = campaignParts.map((name) => [name, String(form.get(name))]);
          const made = campaignLink(origin, Object.fromEntries(typed) as CampaignParts);
          setLink(made);
          if (made.status === 'made') erase();
          if (made.status === 'refused') {
            const first = campaignParts.find((name) => made.problems[name] !== undefined);
            event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
          }
        }}
      >
        {campaignParts.map((name) => {
          const problem = problems[name];
          return (
            <TextField
              key={name}
              name={name}
              label={text.fields[name].label}
              hint={text.fields[name].hint}
              required={!(optional as readonly string[]).includes(name)}
              maxLength={300}
              error={problem === undefined ? undefined : text.problems[problem]}
            />
          );
        })}
        <Button type="submit" variant="secondary" className="justify-self-start">
          {text.make}
        </Button>
      </form>
      {link?.status === 'made' && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <TextField
            label={text.link}
            readOnly
            required
            value={link.url}
            className="min-w-0 grow"
          />
          <Button variant="secondary" onClick={() => void copyText(link.url, text)}>
            {text.copy}
          </Button>
        </div>
      )}
    </section>
  );
}
