import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, countriesCovered, interviewPass, vettedEngineers } = claims;

/** `/global-ai-talent-network` */
export const globalAiTalentNetwork: PageContent = {
  path: '/global-ai-talent-network',
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'Global AI Talent Network',
    description: `How a network of AI engineers across ${countriesCovered.figure} countries works in practice: sourcing, shared hours by time zone, language levels and forms of employment.`,
    keywords:
      'global AI talent, international machine learning engineers, time zone overlap, AI sourcing',
  },
  name: 'Global talent network',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Global network',
  title: `${countriesCovered.figure} countries, and the same questions in each`,
  lede: 'Distance is cheap until a decision has to wait for tomorrow. What a wide network can do for a team, what it costs in hours and habits, and when to stay close to home.',
  actions: [
    { label: 'Ask where we would look', to: '/contact-ai-recruiters' },
    { label: 'Compare forms of employment', to: '/international-ai-recruitment' },
  ],
  sections: [
    {
      id: 'why-wide',
      title: 'Why look beyond your own city',
      shortTitle: 'Why look wide',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Some skills are thin on the ground everywhere. The number of people who have compressed a speech model for a hearing aid, written a kernel for an unusual accelerator, or run a recommender through a migration without losing a night’s traffic is small, and they do not all live where your office is. A local search for such a person ends in a compromise about the skill. A wide one ends in a compromise about the clock. For a rare requirement the second is often the better deal.',
            'For a common requirement it usually is not. If four people within commuting distance can do the work, the hours that a team saves by sitting together are worth more than a longer list of names. We say which of the two cases yours is before we search.',
          ],
        },
        { kind: 'claims', claims: ['countriesCovered', 'vettedEngineers', 'placements'] },
      ],
    },
    {
      id: 'sourcing',
      title: 'How engineers come into the network',
      shortTitle: 'Sourcing',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Through people we have placed',
              text: 'Engineers know who fixed the thing that nobody else could. It is the oldest channel and still the one with the least noise.',
            },
            {
              title: 'Through work in the open',
              text: 'Maintainers of libraries, authors of careful bug reports, entrants of competitions who wrote up why their first idea failed. Public work travels across borders better than a CV does, because it needs no translation of job titles.',
            },
            {
              title: 'Through papers with running code',
              text: 'Research groups far from the well-known cities publish excellent applied work. We read the repository before the abstract.',
            },
            {
              title: 'Through applications',
              text: 'Anyone may apply for an [open position](/machine-learning-ai-jobs) or take the [skills assessment](/ai-skills-assessment), from any country. Where the employer is limited to some countries, the position says so.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `Whatever the channel, the bar is one and the same. More than ${vettedEngineers.value} engineers have been through the [four steps of our vetting](/about-ai-talent-experts), and a reference abroad is called, not skipped because of the hour. That ${interviewPass.figure} of presented people pass the employer’s interview is a figure for the whole network, not for its nearest part.`,
          ],
        },
      ],
    },
    {
      id: 'time-zones',
      title: 'Shared hours, counted',
      shortTitle: 'Time zones',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The table assumes that everybody works from nine to five on their own clock and that your team sits in New York or Toronto. It is arithmetic, not a list of our branches. Clocks change on different dates on different continents, so for a few weeks each spring and autumn a row can be an hour off.',
          ],
        },
        {
          kind: 'table',
          caption: 'Hours in common with a team on Eastern Time',
          columns: ['Engineer’s city', 'Hours in common', 'What that allows'],
          rows: [
            [
              'Vancouver, Los Angeles',
              'Five',
              'An ordinary working day together, if mornings in the east are left for quiet work.',
            ],
            [
              'São Paulo, Buenos Aires',
              'Six or seven',
              'Everything that a colleague in the next building can do.',
            ],
            [
              'London, Lisbon',
              'Three',
              'Stand-up, review and one working session. Incidents in your afternoon fall into their evening.',
            ],
            [
              'Berlin, Warsaw, Madrid',
              'Two',
              'One meeting that counts. Many people shift their day by an hour or two, which doubles it.',
            ],
            [
              'Bucharest, Athens, Cape Town',
              'One or two',
              'Hand-over at the end of their day. Suits batch work, training runs and clearly cut projects.',
            ],
            [
              'Bengaluru, Singapore',
              'None',
              'Only by agreement: two late days a week on one side, or a team of its own there with its own lead.',
            ],
          ],
        },
        {
          kind: 'callout',
          title: 'Our rule of thumb',
          text: 'Fewer than three hours in common works for a task with a written interface. It seldom works for the first engineer of a new product, whose day consists of other people’s half-formed questions.',
        },
      ],
    },
    {
      id: 'language',
      title: 'English, and the other languages',
      shortTitle: 'Language',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A blanket demand for “native English” excludes good people and measures the wrong thing. We ask what the role really uses.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Writing carries the work',
              text: 'Design notes, reviews, incident reports. We look at writing that was done without help, such as an issue thread, and judge whether a stranger could act on it.',
            },
            {
              term: 'Speaking carries the work',
              text: 'Time with customers, workshops with clinicians or lawyers, leading a team. Part of the technical interview is then a conversation with somebody from outside the field.',
            },
            {
              term: 'Neither does, much',
              text: 'Deep work in a small group with shared vocabulary. Reading fluently and asking when in doubt is enough, and accent is never a criterion.',
            },
            {
              term: 'Another language is the work',
              text: 'Search, speech and moderation for a market need somebody who hears when a sentence is odd. That is a reason to hire [language specialists](/hire-nlp-engineers) where the language is spoken.',
            },
          ],
        },
      ],
    },
    {
      id: 'employment',
      title: 'How somebody abroad is engaged',
      shortTitle: 'Employment',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'There are three usual ways: a contract with an independent contractor, employment through a local employer of record, and relocation to you. They differ in who directs the work, who pays which taxes and how easily either side can leave, and a wrong choice is expensive to repair. The [page on cross-border hiring](/international-ai-recruitment) puts them side by side. Have counsel in the country of work confirm yours before an offer goes out.',
            `For budget, remember that a published range belongs to one country. US and Canadian figures on our [salary dashboard](/ai-ml-salary-data) are no yardstick for Lisbon or Nairobi, and we do not publish figures for countries in which we have no source. In a search abroad you hear what candidates ask for; that comes with the shortlist, for which you wait ${averageShortlist.value} hours on average.`,
          ],
        },
      ],
    },
    {
      id: 'when-not',
      title: 'When the network is the wrong tool',
      shortTitle: 'When not',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'The data may not leave the country, and remote access counts as leaving under your contracts. Then search at home, or build the enclave first.',
            'Export rules cover the technology. Some hardware and some methods may be shared with citizens of certain countries only; your counsel knows, a recruiter does not.',
            'Nobody on your side has managed across an ocean. Take one person with [a remote rhythm that is written down](/remote-ai-team-staffing) before you take five.',
            'The role exists to be in the room: a robot, a wet lab, a factory line that stops when a camera is bumped.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Running a remote AI team',
      to: '/remote-ai-team-staffing',
      text: 'Access to data and GPUs, security and the meetings that are worth having.',
    },
    {
      label: 'Talent in the United States',
      to: '/us-ai-talent',
      text: 'What the market pays by role and level, and how its hubs differ.',
    },
    {
      label: 'Talent in Canada',
      to: '/canada-ai-talent',
      text: 'Your own time zones, three research institutes and wages by province.',
    },
    {
      label: 'Teams rather than single people',
      to: '/build-ai-development-teams',
      text: 'What changes when a whole group works from elsewhere.',
    },
  ],
};
