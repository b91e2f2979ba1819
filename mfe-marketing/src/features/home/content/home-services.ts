/** A service with the page that explains it. */
export interface ServiceCard {
  title: string;
  description: string;
  /** Path of its page. */
  link: string;
  /** Completes “Learn More” for people who hear the link on its own. */
  about: string;
}

const cards: readonly ServiceCard[] = [
  {
    title: 'Production AI engineers',
    description:
      'Engineers who take a working prototype to a service that your customers can rely on.',
    link: '/hire-production-ai-engineers',
    about: 'about hiring production AI engineers',
  },
  {
    title: 'AI development teams',
    description:
      'A team hired in the right order: who comes first, who leads, and who can wait until the data is ready.',
    link: '/build-ai-development-teams',
    about: 'about building an AI development team',
  },
  {
    title: 'Research to product',
    description: 'Turn a published method into a feature your customers use.',
    link: '/ai-research-product-teams',
    about: 'about teams that take AI research to a product',
  },
  {
    title: 'Machine learning engineers',
    description: 'They build models that beat the rules they replace, and can prove by how much.',
    link: '/hire-ml-engineers',
    about: 'about hiring machine learning engineers',
  },
  {
    title: 'MLOps engineers',
    description: 'They make model releases routine and reversible.',
    link: '/hire-mlops-engineers',
    about: 'about hiring MLOps engineers',
  },
  {
    title: 'NLP engineers',
    description: 'They build software that reads text, and test whether it has understood it.',
    link: '/hire-nlp-engineers',
    about: 'about hiring NLP engineers',
  },
];

/** The home page's services, its fields and the way to someone who can tell them apart. */
export const homeServices = {
  title: 'AI engineers and teams you can hire',
  lede: 'Start with the problem you need to solve, or with the role if you know it.',
  more: 'Learn More',
  cards,
  expertise: {
    title: 'Fields we recruit for',
    tags: [
      'Machine Learning',
      'Computer Vision',
      'NLP',
      'Deep Learning',
      'MLOps',
      'Data Science',
      'AI Research',
      'Generative AI',
      'Recommendation Systems',
      'Edge AI',
    ],
    talk: { label: "Let's Talk Recruitment", to: '/contact-ai-recruiters' },
  },
} as const;
