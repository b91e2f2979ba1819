import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import { copyText } from '../../../table/address-actions';
import { campaignLinkTexts as text } from '../content/traffic';

export function CampaignForm() {
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

const required = ['source', 'medium', 'campaign'] as const;
export const optional = ['term', 'content'] as const;
const named = [...required, ...optional] as const;
/** The parts of a campaign link. `path` is a path on the site; a search or hash in it stays. */
export const campaignParts = ['path', ...named] as const;

export type CampaignParts = Readonly<Record<(typeof campaignParts)[number], string>>;
type CampaignProblem = 'path' | 'missing' | 'form';
type CampaignProblems = Partial<Record<keyof CampaignParts, CampaignProblem>>;

export type CampaignLink =
  | { status: 'made'; url: string }
  | { status: 'refused'; problems: CampaignProblems };

/** A link to the site with the names of its campaign, as they were typed. */
export function campaignLink(origin: string, typed: CampaignParts): CampaignLink {
  const problems: CampaignProblems = {};
  const path = typed.path.trim();
  const url = /^\/(?![/\\])/.test(path) ? URL.parse(path, origin) : null;
  if (url === null || url.origin !== origin) problems.path = 'path';
  for (const part of required) if (typed[part].trim() === '') problems[part] = 'missing';
  for (const part of named) {
    const value = typed[part].trim();
    if (value === '') continue;
    if (!/^[a-z0-9._-]{1,100}$/.test(value)) problems[part] = 'form';
    url?.searchParams.set(`utm_${part}`, value);
  }
  if (url === null || Object.keys(problems).length > 0) return { status: 'refused', problems };
  return { status: 'made', url: url.href };
}
