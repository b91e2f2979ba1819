/** Words of the guides. */
export const guideText = {
  kicker: 'Guide',
  contents: 'In this guide',
  related: 'Where to go from here',
} as const;

/** A guide: an article with an address of its own. */
export interface GuideFacts {
  path: string;
  /** First published, ISO 8601. */
  publishedAt: string;
  /** Comma-separated. */
  keywords: string;
  /** The picture's subject: a role, or a topic of the blog. */
  subject: { role: string } | { topic: string };
  related: readonly { label: string; to: string; text: string }[];
}

export const visionGuide: GuideFacts = {
  path: '/computer-vision-applications',
  publishedAt: '2026-11-20T09:00:00Z',
  subject: { role: 'computer-vision-engineer' },
  keywords: 'computer vision applications, visual inspection, computer vision engineers',
  related: [
    {
      label: 'Computer vision engineers',
      to: '/services/computer-vision-engineers',
      text: 'What to check before the first visit, and whom you need.',
    },
    {
      label: 'Build an AI team',
      to: '/build-ai-development-teams',
      text: 'The roles that a vision system needs besides the vision engineer.',
    },
    {
      label: 'Articles on machine learning',
      to: '/ai-hiring-insights-blog/topic/machine-learning',
      text: 'Methods and common mistakes, with code.',
    },
  ],
};

export const jobsGuide: GuideFacts = {
  path: '/machine-learning-jobs-guide',
  publishedAt: '2026-11-21T09:00:00Z',
  subject: { topic: 'careers' },
  keywords: 'machine learning jobs, ML engineer roles, AI careers, ML interviews',
  related: [
    {
      label: 'See open roles',
      to: '/machine-learning-ai-jobs',
      text: 'Every posting shows its pay range and location.',
    },
    {
      label: 'Take the assessment',
      to: '/ai-skills-assessment',
      text: 'See where you are strong, with an explanation for every answer.',
    },
    {
      label: 'See salary data',
      to: '/ai-ml-salary-data',
      text: 'Percentiles by role, level and country.',
    },
  ],
};
