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
