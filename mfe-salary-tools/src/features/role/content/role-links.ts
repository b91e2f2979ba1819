/** Other pages of the site about a role. Another open role gets `otherRole`. */
export interface RoleLinks {
  /** The page of the service that finds people for the role. */
  service: { label: string; to: string };
  /** How the job board calls the role: its jobs are listed. */
  jobs: readonly string[];
  /** Words in lower case; articles that have one of them in their title come first. */
  words: readonly string[];
  /** Official occupations that are nearest, by key of their role, where official statistics do not have the role itself. */
  nearest: readonly string[];
}

const otherRole: RoleLinks = {
  service: { label: 'AI and machine learning staffing', to: '/ai-ml-staffing-services' },
  jobs: [],
  words: [],
  nearest: ['data-scientist', 'software-developer'],
};

/** By key of the role. */
const roleLinks: Readonly<Record<string, RoleLinks>> = {
  'machine-learning-engineer': {
    service: { label: 'Hire machine learning engineers', to: '/hire-ml-engineers' },
    jobs: ['machine-learning-engineer'],
    words: ['machine learning engineer', 'ml engineer', 'machine learning hire'],
    nearest: ['data-scientist', 'software-developer'],
  },
  'ai-engineer': {
    service: { label: 'Hire AI engineers', to: '/hire-ai-engineers' },
    jobs: ['generative-ai-engineer'],
    words: ['ai engineer', 'llm', 'retrieval-augmented'],
    nearest: ['data-scientist', 'software-developer'],
  },
  'data-scientist': {
    service: { label: 'Hire data scientists', to: '/services/data-scientists' },
    jobs: ['data-scientist'],
    words: ['data scientist'],
    nearest: [],
  },
};

/** The pages of the site about a role; a role without an entry gets the general one. */
export function linksOf(key: string): RoleLinks {
  return roleLinks[key] ?? { ...otherRole, jobs: [key] };
}
