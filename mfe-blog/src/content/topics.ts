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
    lede: 'Job postings, interview loops, contracts and pay ranges: how to decide each one with evidence.',
    description:
      'Articles on hiring machine learning engineers: postings, interview loops, contracts and pay ranges, for teams in the United States and Canada.',
  },
  'salary-insights': {
    lede: 'Medians and percentiles from public sources, with sample sizes and limits.',
    description:
      'What AI and machine learning engineers earn in the US and Canada, read from public sources with their sample sizes, periods and limits stated.',
  },
  interviews: {
    lede: 'How to prepare for machine learning interviews, from system design to the work sample.',
    description:
      'How to prepare for machine learning interviews: system design, coding and case rounds, with methods, worked examples and plans for practice.',
  },
  careers: {
    lede: 'Portfolios, offers and career moves for people who build AI systems.',
    description:
      'Career advice for AI professionals: portfolios that get read, moves between roles, and how to compare and negotiate offers with public figures.',
  },
  mlops: {
    lede: 'How to release, monitor and fix models in production, and who should do it.',
    description:
      'Articles on MLOps for hiring teams: when a platform pays off, whom to hire first, and what to expect from the first months of the work.',
  },
  'machine-learning': {
    lede: 'Methods and common mistakes, with code that shows both.',
    description:
      'Machine learning practice with short code: leakage, evaluation and data problems, how to find them before launch and how to ask about them in interviews.',
  },
  'generative-ai': {
    lede: 'Language models in products: evaluation, retrieval and the skills behind both.',
    description:
      'Generative AI in production: evaluating applications built on language models, retrieval-augmented generation, and the skills to hire for each.',
  },
  'computer-vision': {
    lede: 'Data, labels, hardware and metrics for teams that build on images.',
    description:
      'Notes on computer vision for people who hire and build: data, labels, metrics and hardware, and the roles that a working vision system needs.',
  },
  'remote-teams': {
    lede: 'Onboarding, data access and team habits for machine learning teams without a shared office.',
    description:
      'How remote machine learning teams work: onboarding plans, access to data in tiers, reproducible environments and habits for teams without an office.',
  },
  'weekly-jobs-report': {
    lede: 'New, closed and open AI and machine learning jobs on our own board, week by week.',
    description:
      'The weekly report on the AI and machine learning jobs on our own board: how many are new, closed and open, in which roles and places, and what they pay.',
  },
};

/** The topics that the blog writes about, in the order in which they are listed. */
export const topics: readonly Topic[] = blogTopics.map((topic) => ({
  ...topic,
  ...texts[topic.slug],
}));
