/** The parts of a campaign link, as they were typed. */
export interface CampaignParts {
  /** A path on the site; a search or hash in it stays. */
  path: string;
  source: string;
  medium: string;
  campaign: string;
  term: string;
  content: string;
}

type CampaignProblem = 'path' | 'missing' | 'form';

export type CampaignLink =
  | { status: 'made'; url: string }
  | { status: 'refused'; problems: Partial<Record<keyof CampaignParts, CampaignProblem>> };

const required = ['source', 'medium', 'campaign'] as const;
const parts = [...required, 'term', 'content'] as const;

/** A link to the site with the names of its campaign. */
export function campaignLink(origin: string, typed: CampaignParts): CampaignLink {
  const problems: Partial<Record<keyof CampaignParts, CampaignProblem>> = {};
  const path = typed.path.trim();
  const url = /^\/(?![/\\])/.test(path) ? URL.parse(path, origin) : null;
  if (url === null || url.origin !== origin) problems.path = 'path';
  for (const part of required) if (typed[part].trim() === '') problems[part] = 'missing';
  for (const part of parts) {
    const value = typed[part].trim();
    if (value !== '' && !/^[a-z0-9._-]{1,100}$/.test(value)) problems[part] = 'form';
  }
  if (url === null || Object.keys(problems).length > 0) return { status: 'refused', problems };
  for (const part of parts) {
    const value = typed[part].trim();
    if (value !== '') url.searchParams.set(`utm_${part}`, value);
  }
  return { status: 'made', url: url.href };
}
