/** A role of the salary tools; `titles` are the job titles that name it in the pay file. */
export type Role = { slug: string; label: string; titles: readonly string[] };

/**
 * Every role of the sources, in the order in which they are listed. A pay range counts only when its whole title is on a
 * role's list: titles such as "Manager", "Engineer" or "Associate" say too little, seniority words in a title ("Lead …")
 * repeat the level column, and general software titles ("Software Engineer", "DevOps Engineer") are not roles of this
 * field. The report of the import counts the dropped titles.
 */
export const SALARY_ROLES: readonly Role[] = [
  titled('machine-learning-engineer', 'Machine Learning Engineer'),
  titled('ai-engineer', 'AI Engineer'),
  titled('data-scientist', 'Data Scientist'),
  titled('research-scientist', 'Research Scientist'),
  titled('research-engineer', 'Research Engineer'),
  titled('applied-scientist', 'Applied Scientist'),
  titled('machine-learning-scientist', 'Machine Learning Scientist', [
    'Applied Machine Learning Scientist',
  ]),
  titled('machine-learning-researcher', 'Machine Learning Researcher'),
  titled('ai-scientist', 'AI Scientist', ['AI Research Scientist', 'AI Researcher']),
  titled('machine-learning-infrastructure-engineer', 'Machine Learning Infrastructure Engineer', [
    'ML Infrastructure Engineer',
    'Machine Learning Platform Engineer',
  ]),
  titled('mlops-engineer', 'MLOps Engineer'),
  titled('computer-vision-engineer', 'Computer Vision Engineer'),
  titled('nlp-engineer', 'NLP Engineer'),
  titled('prompt-engineer', 'Prompt Engineer'),
  titled('robotics-engineer', 'Robotics Engineer'),
  titled('ai-architect', 'AI Architect'),
  titled('ai-developer', 'AI Developer'),
  titled('ai-product-manager', 'AI Product Manager'),
  titled('data-engineer', 'Data Engineer'),
  titled('data-architect', 'Data Architect'),
  titled('analytics-engineer', 'Analytics Engineer'),
  titled('data-analyst', 'Data Analyst'),
  titled('business-intelligence-engineer', 'Business Intelligence Engineer', ['BI Engineer']),
  titled('business-intelligence-analyst', 'Business Intelligence Analyst', ['BI Analyst']),
  titled('data-product-manager', 'Data Product Manager'),
  untitled('software-developer', 'Software Developer'),
  untitled('database-architect', 'Database Architect'),
  untitled('statistician', 'Statistician'),
  untitled('operations-research-analyst', 'Operations Research Analyst'),
  untitled(
    'computer-and-information-research-scientist',
    'Computer and Information Research Scientist',
  ),
  untitled('computer-and-information-systems-manager', 'Computer and Information Systems Manager'),
  untitled('computer-hardware-engineer', 'Computer Hardware Engineer'),
  untitled('network-and-systems-administrator', 'Network and Computer Systems Administrator'),
  untitled('other-computer-occupation', 'Other Computer Occupation'),
];

const byTitle = new Map(
  SALARY_ROLES.flatMap((role) => role.titles.map((title) => [normalize(title), role])),
);
const bySlug = new Map(SALARY_ROLES.map((role) => [role.slug, role]));

/** The role a job title names, or null when the title is on no list. */
export function roleOfTitle(title: string): Role | null {
  return byTitle.get(normalize(title)) ?? null;
}

/**
 * The role with this slug.
 * @throws RangeError when the list has none.
 */
export function roleOfSlug(slug: string): Role {
  const role = bySlug.get(slug);
  if (role === undefined) throw new RangeError(`There is no role ${slug}.`);
  return role;
}

/** A role that pay ranges name by its label, or by another of these titles. */
function titled(slug: string, label: string, others: readonly string[] = []): Role {
  return { slug, label, titles: [label, ...others] };
}

/** A role that only official statistics have. */
function untitled(slug: string, label: string): Role {
  return { slug, label, titles: [] };
}

function normalize(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}
