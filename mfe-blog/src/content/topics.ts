import { blogTopics, type BlogTopic } from '@talent/api/blog/topics';

/** A topic with the texts of its page. */
export interface Topic {
  /** Words joined by hyphens, as posts name it. */
  slug: string;
  label: string;
  /** Under the heading of the topic's page. */
  lede: string;
  /** Meta description, 120 to 160 characters. */
  description: string;
}

const texts: Readonly<Record<BlogTopic, Pick<Topic, 'lede' | 'description'>>> = {
  hiring: {
    lede: 'Job adverts, interview loops, contracts and ranges: what employers decide, and how to decide it with evidence.',
    description:
      'Articles on hiring machine learning engineers: adverts, interview loops, contracts and pay ranges, for teams in the United States and Canada.',
  },
  'salary-insights': {
    lede: 'Medians and percentiles from public sources, with the sample behind them and what they leave out.',
    description:
      'What AI and machine learning engineers earn in the US and Canada, read from public sources with their sample sizes, periods and limits stated.',
  },
  interviews: {
    lede: 'Preparation for the rounds that decide, from system design to the work sample.',
    description:
      'How to prepare for machine learning interviews: system design, coding and case rounds, with methods, worked examples and plans for practice.',
  },
  careers: {
    lede: 'Portfolios, offers and changes of role, for people who build AI systems for a living.',
    description:
      'Career advice for AI professionals: portfolios that get read, moves between roles, and how to compare and negotiate offers with public figures.',
  },
  mlops: {
    lede: 'Releasing, watching and repairing models: the work after the notebook, and who should do it.',
    description:
      'Articles on MLOps for hiring teams: when a platform pays off, whom to hire first, and what the first months of releasing models should bring.',
  },
  'machine-learning': {
    lede: 'Methods and their traps, with code that shows them.',
    description:
      'Machine learning practice with short code: leakage, evaluation and data problems, how to find them before launch and how to ask about them.',
  },
  'generative-ai': {
    lede: 'Language models in products: evaluation, retrieval and the skills behind both.',
    description:
      'Generative AI in production: evaluating applications built on language models, retrieval-augmented generation, and the skills to hire for each.',
  },
  'computer-vision': {
    lede: 'Cameras, labels and models that see: notes for teams that build on images.',
    description:
      'Notes on computer vision for people who hire and build: data, labels, metrics and hardware, and the roles that a working vision system needs.',
  },
  'remote-teams': {
    lede: 'Onboarding, access and habits of machine learning teams that do not share an office.',
    description:
      'How remote machine learning teams work: onboarding plans, access to data in tiers, reproducible environments and habits that replace an office.',
  },
  'weekly-jobs-report': {
    lede: 'Counts of open AI and machine learning positions, week by week.',
    description:
      'The weekly report on open AI and machine learning positions in the US and Canada: what is counted, which roles are asked for, and where.',
  },
};

/** The topics that the blog writes about, in the order in which they are listed. */
export const topics: readonly Topic[] = blogTopics.map((topic) => ({
  ...topic,
  ...texts[topic.slug],
}));
