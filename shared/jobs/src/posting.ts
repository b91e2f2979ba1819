/** Words of postings, as the jobs table stores them. */
export const jobRoles = {
  'machine-learning-engineer': 'Machine learning engineering',
  'generative-ai-engineer': 'Generative AI engineering',
  'mlops-engineer': 'MLOps engineering',
  'nlp-engineer': 'NLP engineering',
  'computer-vision-engineer': 'Computer vision engineering',
  'data-scientist': 'Data science',
  'research-scientist': 'Research science',
  'data-engineer': 'Data engineering',
} as const;

export const jobLevels = { entry: 'Entry', mid: 'Mid', senior: 'Senior', lead: 'Lead' } as const;
export const jobContracts = { permanent: 'Permanent', contract: 'Contract' } as const;
export const workModes = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On site' } as const;
export const countries = { US: 'United States', CA: 'Canada' } as const;
export const currencyOf = { US: 'USD', CA: 'CAD' } as const;

/** A valid posting of a feed. */
export interface JobPosting {
  /** 1-based line of the file where it begins. */
  line: number;
  /** The feed's own key. */
  ref: string;
  title: string;
  role: keyof typeof jobRoles;
  level: keyof typeof jobLevels;
  contract: keyof typeof jobContracts;
  work_mode: keyof typeof workModes;
  company: string;
  country: keyof typeof countries;
  /** Two letters of the state or province; null for a remote job of the whole country. */
  region: string | null;
  city: string | null;
  currency: 'USD' | 'CAD';
  /** Gross pay for a year of full-time work, whole units of the currency. */
  pay_min: number;
  pay_max: number;
  summary: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  /** In small letters, each once. */
  skills: string[];
  vacancy_statement: string | null;
  ai_statement: string | null;
  /** ISO 8601 in UTC: opened, last day, and when it was closed before that. */
  published_at: string;
  valid_through: string;
  closed_at: string | null;
}

/** A reason why a feed is refused. */
export interface FeedProblem {
  line: number;
  /** Of the posting; null where the file itself is the problem. */
  ref: string | null;
  /** Says what is wrong and what to do. */
  reason: string;
  /** The law that asks for it, for a rule of pay transparency. */
  law?: string;
}
