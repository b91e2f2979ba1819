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
  related: readonly { label: string; to: string; text: string }[];
}

export const visionGuide: GuideFacts = {
  path: '/computer-vision-applications',
  publishedAt: '2026-11-20T09:00:00Z',
  keywords: 'computer vision applications, visual inspection, computer vision engineers',
  related: [
    {
      label: 'Computer vision engineers',
      to: '/services/computer-vision-engineers',
      text: 'What we ask before the first visit, and whom we propose.',
    },
    {
      label: 'Build an AI team',
      to: '/build-ai-development-teams',
      text: 'Roles that a vision system needs beside the modeller.',
    },
    {
      label: 'Articles on machine learning',
      to: '/ai-hiring-insights-blog/topic/machine-learning',
      text: 'Methods and their traps, with code.',
    },
  ],
};

export const jobsGuide: GuideFacts = {
  path: '/machine-learning-jobs-guide',
  publishedAt: '2026-11-21T09:00:00Z',
  keywords: 'machine learning jobs, ML engineer roles, AI careers, ML interviews',
  related: [
    {
      label: 'Open positions',
      to: '/machine-learning-ai-jobs',
      text: 'What our clients are looking for today.',
    },
    {
      label: 'Skills assessment',
      to: '/ai-skills-assessment',
      text: 'Find out where you stand, question by question.',
    },
    {
      label: 'Salary data',
      to: '/ai-ml-salary-data',
      text: 'Percentiles by role, level and country.',
    },
  ],
};
