/** Labels of roles, levels, contracts, ways of working and countries, by the value in the table of jobs. */
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

export const jobWorkModes = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On site' } as const;

export const jobCountries = { US: 'United States', CA: 'Canada' } as const;

export type JobRole = keyof typeof jobRoles;
export type JobLevel = keyof typeof jobLevels;
export type JobContract = keyof typeof jobContracts;
export type JobWorkMode = keyof typeof jobWorkModes;
export type JobCountry = keyof typeof jobCountries;
