/** A service with the page that explains it. */
export interface ServiceCard {
  title: string;
  description: string;
  /** Path of its page. */
  link: string;
  /** Completes “Learn More” for those who hear the link by itself. */
  about: string;
}

const cards: readonly ServiceCard[] = [
  {
    title: 'Production AI engineers',
    description:
      'For the prototype that convinced everybody in the room and now has to work when they are not in it.',
    link: '/hire-production-ai-engineers',
    about: 'about hiring production AI engineers',
  },
  {
    title: 'AI development teams',
    description:
      'Several people who have to fit each other: who comes first, who leads, and whose start can wait for data.',
    link: '/build-ai-development-teams',
    about: 'about building an AI development team',
  },
  {
    title: 'Research to product',
    description:
      'For a result that lives in a paper and ought to live in something that customers would miss.',
    link: '/ai-research-product-teams',
    about: 'about teams that take AI research to a product',
  },
  {
    title: 'Machine-learning engineers',
    description: 'They make a model beat the rule it replaces, and can prove by how much.',
    link: '/hire-ml-engineers',
    about: 'about hiring machine-learning engineers',
  },
  {
    title: 'MLOps engineers',
    description: 'They make the tenth release duller than the first, which is the point.',
    link: '/hire-mlops-engineers',
    about: 'about hiring MLOps engineers',
  },
  {
    title: 'NLP engineers',
    description: 'They make software read, and catch it when it only pretends to have understood.',
    link: '/hire-nlp-engineers',
    about: 'about hiring NLP engineers',
  },
];

/** The home page's services, its fields and the way to someone who can tell them apart. */
export const homeServices = {
  title: 'What you can hire through us',
  lede: 'Three kinds of task, then three kinds of engineer. Start from whichever you can already name.',
  more: 'Learn More',
  cards,
  expertise: {
    title: 'Fields we know from the inside',
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
