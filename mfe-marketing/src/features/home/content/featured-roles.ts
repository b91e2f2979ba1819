/** Roles whose pay the home page draws, by their slug in the salary data. */
export const featuredRoles = [
  'machine-learning-engineer',
  'ai-engineer',
  'data-scientist',
  'research-scientist',
] as const;
