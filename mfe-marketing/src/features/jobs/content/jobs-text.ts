import type { DescribedLink } from '../../../content/page-content';

const counted = (count: number, kind: string) => `${count} ${kind}${count === 1 ? '' : 's'}`;

/** Words of the list of jobs and of a job's page. */
export const jobsText = {
  title: 'Open positions',
  /** Where all of them are samples. */
  sampleTitle: 'Sample postings',
  byKind: 'Jobs by kind of work',
  search: 'Search',
  searchHint: 'Title, company, place or a word of the summary',
  filters: {
    role: 'Kind of work',
    level: 'Level',
    place: 'Place',
    mode: 'Remote or on site',
    contract: 'Contract',
  },
  any: 'Any',
  clear: 'Clear all filters',
  count: {
    /** `samples`: how many of all are samples, which are not open. */
    all: (total: number, samples: number) => {
      if (samples === total) return `${counted(samples, 'sample posting')}.`;
      const open = counted(total - samples, 'open position');
      return samples === 0 ? `${open}.` : `${open} and ${counted(samples, 'sample posting')}.`;
    },
    some: (count: number, total: number, samples: number) => {
      if (samples === 0) return `${count} of ${counted(total, 'open position')}.`;
      const kind = samples === total ? 'sample posting' : 'posting';
      return `${count} of ${counted(total, kind)}.`;
    },
  },
  noMatch: {
    title: 'No open position fits all of that',
    text: 'Take away a filter, or tell us what you are looking for: some positions are filled before they are listed.',
    link: { label: 'Tell a recruiter', to: '/contact-ai-recruiters' },
  },
  none: {
    title: 'Nothing is open at the moment',
    text: 'We list a position only while its employer confirms that it is open. Right now there is none. Until there is, see what your work pays.',
    link: { label: 'AI salary data', to: '/ai-ml-salary-data' },
  },
  sample: 'Sample posting',
  /** Above a list with samples. */
  samplesNote:
    'Postings marked “Sample posting” show what a job looks like on this site. Nobody is hiring for them; the rules below apply to real positions.',
  sampleNote:
    'This posting shows what a job looks like here. The company is made up and nobody is hiring for it; an application to it reaches our recruiters marked as one to a sample.',
  facts: {
    company: 'Company',
    role: 'Kind of work',
    level: 'Level',
    place: 'Place',
    mode: 'Where',
    contract: 'Contract',
    pay: 'Pay',
    confirmed: 'Last confirmed open',
    until: 'Open until',
  },
  responsibilities: 'What you would do',
  requirements: 'What you bring',
  about: 'About the job',
  apply: 'Apply for this job',
  parent: { label: 'AI jobs', to: '/machine-learning-ai-jobs' },
  closed: {
    kicker: 'Closed',
    title: 'This job is closed',
    text: 'It takes no applications any more. What it was is kept below for those who applied.',
    link: { label: 'See the open positions', to: '/machine-learning-ai-jobs' },
  },
  related: 'Read next',
  nextStep: {
    title: 'Not quite the right role?',
    text: 'All postings name their pay range, their place and the kind of contract.',
    action: { label: 'See open roles', to: '/machine-learning-ai-jobs' },
  },
} as const;

/** Pages that an applicant goes to next. */
export const jobLinks: readonly DescribedLink[] = [
  {
    label: 'All open positions',
    to: '/machine-learning-ai-jobs',
    text: 'Everything that is open now, with its pay.',
  },
  {
    label: 'AI salary data',
    to: '/ai-ml-salary-data',
    text: 'What postings for your kind of work say, with source and sample size.',
  },
  {
    label: 'Interview questions',
    to: '/ai-interview-questions',
    text: 'What teams ask, and what a good answer has in it.',
  },
  {
    label: 'Skills assessment',
    to: '/ai-skills-assessment',
    text: 'Find out where you stand before somebody else does.',
  },
];

/** Words of the application form; its answers and limits come from the rules that the server shares. */
export const applicationText = {
  title: 'Apply',
  intro: 'It takes a few minutes and no account. Every field is needed unless it says otherwise.',
  submit: 'Send application',
  fields: {
    name: 'Your name',
    email: 'E-mail',
    phone: 'Telephone',
    workEligibility: 'Where may you work?',
    links: 'Links to your work',
    message: 'Message',
    cv: 'Your CV',
  },
  linksHint: 'At most three, each on a line of its own, beginning with https://.',
  messageHint: 'Anything that the CV does not say: when you could start, what you want next.',
  cvHint: 'A PDF of at most 5 MB. Only our recruiters can open it.',
  sent: {
    title: 'Your application has arrived',
    next: [
      'A recruiter reads it and answers by e-mail, whatever the answer is.',
      'A confirmation with this reference is on its way to your inbox.',
    ],
    meanwhile: 'Until then:',
    link: { label: 'see what interviewers ask', to: '/ai-interview-questions' },
  },
} as const;
