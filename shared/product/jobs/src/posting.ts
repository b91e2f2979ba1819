import type { JobContract, JobCountry, JobLevel, JobRole, JobWorkMode } from './job-words.ts';

/** The currency in which pay is posted, by country. */
export const currencyOf = { US: 'USD', CA: 'CAD' } as const;

/** A valid posting of a feed. */
export interface JobPosting {
  /** 1-based line of the file where it begins. */
  line: number;
  /** The feed's own key. */
  ref: string;
  title: string;
  role: JobRole;
  level: JobLevel;
  contract: JobContract;
  work_mode: JobWorkMode;
  company: string;
  country: JobCountry;
  /** A code of `regions.ts`; null for a remote job of the whole country. */
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
