/** A role of the salary tools. */
export type Role = { slug: string; label: string };

/**
 * The roles published from job postings. A title counts only when it is the role's own name: titles
 * such as "Manager" or "Associate" say too little, and near names ("AI Developer") would mix jobs.
 */
export const POSTING_ROLES: readonly Role[] = [
  { slug: 'machine-learning-engineer', label: 'Machine Learning Engineer' },
  { slug: 'ai-engineer', label: 'AI Engineer' },
  { slug: 'data-scientist', label: 'Data Scientist' },
  { slug: 'research-scientist', label: 'Research Scientist' },
  { slug: 'research-engineer', label: 'Research Engineer' },
  { slug: 'mlops-engineer', label: 'MLOps Engineer' },
  { slug: 'computer-vision-engineer', label: 'Computer Vision Engineer' },
  { slug: 'nlp-engineer', label: 'NLP Engineer' },
  { slug: 'machine-learning-scientist', label: 'Machine Learning Scientist' },
  { slug: 'data-engineer', label: 'Data Engineer' },
  { slug: 'ai-architect', label: 'AI Architect' },
];

const byTitle = new Map(POSTING_ROLES.map((role) => [normalise(role.label), role]));

/** The role a job title names, or null when the title is not on the list. */
export function roleOfTitle(title: string): Role | null {
  return byTitle.get(normalise(title)) ?? null;
}

function normalise(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}
