import { claims } from '@talent/content/claims';
import { networkCountries } from '@talent/content/network-countries';
import type { PageContent } from '../page-content';

const { averageShortlist } = claims;
const names = new Intl.DisplayNames('en', { type: 'region' });
const named = networkCountries.map((code) => names.of(code)).toSorted();

/** `/global-ai-talent-network` */
export const globalAiTalentNetwork: PageContent = {
  path: '/global-ai-talent-network',
  kind: {
    name: 'place',
    picture: {
      of: 'places',
      countries: networkCountries,
      frame: 'world',
    },
    glance: [
      { term: 'Look abroad for', text: 'Rare skills' },
      { term: 'Stay close for', text: 'Common skills' },
      {
        term: 'Shared hours',
        text: '[From seven to none](/global-ai-talent-network#time-zones), by time zone',
      },
      { term: 'Employment', text: 'Contractor, employer of record, or relocation' },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.7 },
  head: {
    title: 'Global AI Talent Network',
    description:
      'How to hire AI engineers from abroad: where we find them, shared hours by time zone, which English level a role needs, and how to employ them.',
    keywords:
      'global AI talent, international machine learning engineers, time zone overlap, AI sourcing',
  },
  name: 'Global talent network',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Global network',
  title: 'Global AI talent network: when to hire abroad, and how',
  lede: 'Look abroad for rare skills, and close to home for common ones. What a wider search gives you, what it costs in shared hours, and when it is the wrong tool.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'Compare ways to employ abroad', to: '/international-ai-recruitment' },
  ],
  sections: [
    {
      id: 'why-wide',
      title: 'When to look beyond your own city',
      shortTitle: 'When to look abroad',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Some skills are rare everywhere. Few people have compressed a speech model for a hearing aid, written a kernel for an unusual accelerator, or moved a recommender to a new platform without losing traffic. They don’t all live near your office. If you search locally, you compromise on the skill. If you search widely, you compromise on working hours. For a rare skill, the second is often better.',
            'For a common skill it usually isn’t. If four people within commuting distance can do the work, the time a team saves by sitting together is worth more than a longer list. We tell you which case is yours before we search.',
          ],
        },
        { kind: 'claims', claims: ['countriesCovered', 'vettedEngineers', 'placements'] },
        {
          kind: 'text',
          paragraphs: [
            {
              needs: ['countriesCovered'],
              text: `**The ${networkCountries.length} countries on the map:** ${named.join(', ')}.`,
            },
          ],
        },
      ],
    },
    {
      id: 'sourcing',
      title: 'How we find engineers',
      shortTitle: 'How we find them',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'Through people we have placed',
              text: 'Engineers know who fixed what no one else could. Referrals are our best channel.',
            },
            {
              title: 'Through work in the open',
              text: 'Library maintainers, authors of careful bug reports, and competition entrants who explained why their first idea failed. You can judge public work from any country, and it needs no translation of job titles.',
            },
            {
              title: 'Through papers with running code',
              text: 'Research groups far from the well-known cities publish excellent applied work. We read the code before the abstract.',
            },
            {
              title: 'Through applications',
              text: 'Anyone can apply for an [open role](/machine-learning-ai-jobs) or take the [skills assessment](/ai-skills-assessment), from any country. If an employer can hire only in some countries, the posting says so.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The bar is the same for everyone. Each engineer goes through the [four steps of our vetting](/about-ai-talent-experts#how-we-vet), and we call references abroad too, whatever the time there.',
          ],
        },
      ],
    },
    {
      id: 'time-zones',
      title: 'Shared working hours by time zone',
      shortTitle: 'Time zones',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The drawing assumes that everyone works nine to five in their own time zone, and that your team is in New York or Toronto. It is arithmetic, not a list of offices. Clocks change on different dates on different continents, so a row can be an hour off for a few weeks in spring and fall.',
          ],
        },
        {
          kind: 'zones',
          caption: 'Hours in common with a team on Eastern Time',
          city: 'New York',
          zone: 'America/New_York',
          rows: [
            {
              places: 'Vancouver, Los Angeles',
              zones: ['America/Vancouver'],
              text: 'A normal working day together, if the east keeps its mornings for focused work.',
            },
            {
              places: 'São Paulo, Buenos Aires',
              zones: ['America/Sao_Paulo'],
              text: 'Everything a colleague in the next building can do.',
            },
            {
              places: 'London, Lisbon',
              zones: ['Europe/London'],
              text: 'Standup, review and one working session. Incidents in your afternoon are in their evening.',
            },
            {
              places: 'Berlin, Warsaw, Madrid',
              zones: ['Europe/Berlin'],
              text: 'One important meeting. Many people shift their day by an hour or two, which doubles it.',
            },
            {
              places: 'Bucharest, Athens, Cape Town',
              zones: ['Europe/Bucharest', 'Africa/Johannesburg'],
              text: 'A handover at the end of their day. Works for batch jobs, training runs and well-defined projects.',
            },
            {
              places: 'Bengaluru, Singapore',
              zones: ['Asia/Kolkata', 'Asia/Singapore'],
              text: 'Only by agreement: two late days a week for one side, or a separate team there with its own lead.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'Our rule of thumb',
          text: 'Fewer than three shared hours work for a task with a written interface. They rarely work for the first engineer on a new product, who spends the day on other people’s half-formed questions.',
        },
      ],
    },
    {
      id: 'language',
      title: 'Which language skills the role needs',
      shortTitle: 'Language',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Asking for “native English” excludes good people and measures the wrong thing. We ask what the role uses.',
          ],
        },
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'The role depends on writing',
              text: 'Design documents, reviews, incident reports. We read something the person wrote without help, such as an issue thread, and ask whether a stranger could act on it.',
            },
            {
              term: 'The role depends on speaking',
              text: 'Customer calls, workshops with clinicians or lawyers, leading a team. Part of the technical interview is then a conversation with someone from outside the field.',
            },
            {
              term: 'The role depends on neither',
              text: 'Deep work in a small group with a shared vocabulary. Fluent reading and asking when in doubt are enough. Accent is never a criterion.',
            },
            {
              term: 'The role is about another language',
              text: 'Search, speech and moderation for a market need someone who notices when a sentence is wrong. Hire [language specialists](/hire-nlp-engineers) where the language is spoken.',
            },
          ],
        },
      ],
    },
    {
      id: 'employment',
      title: 'Three ways to employ someone abroad',
      shortTitle: 'Employment',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'There are three usual ways: an independent contractor, employment through a local employer of record, or relocation. They differ in who directs the work, who pays which taxes, and how easily either side can leave. The wrong choice is expensive to fix. [International recruitment](/international-ai-recruitment) compares them side by side. Have counsel in the country of work confirm your choice before you make an offer.',
            `A pay range belongs to one country. The US and Canadian figures on our [salary dashboard](/ai-ml-salary-data) don’t apply to Lisbon or Nairobi, and we publish no figures where we have no source. In a search abroad, the shortlist tells you what each candidate expects. On average, it arrives ${averageShortlist.value} hours after the intake call.`,
          ],
        },
      ],
    },
    {
      id: 'when-not',
      title: 'When not to hire abroad',
      shortTitle: 'When not',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            'The data can’t leave the country, and your contracts count remote access as leaving. Search at home, or build a secure environment first.',
            'Export rules cover the technology. Some hardware and methods can be shared only with citizens of certain countries. Ask your counsel, not a recruiter.',
            'No one on your team has managed people across an ocean. Start with one person and [a written remote routine](/remote-ai-team-staffing) before you hire five.',
            'The role has to be on site: a robot, a wet lab, a production line that stops when someone bumps a camera.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Running a remote AI team',
      to: '/remote-ai-team-staffing',
      text: 'Access to data and GPUs, security, and a week with few meetings.',
    },
    {
      label: 'Talent in the United States',
      to: '/us-ai-talent',
      text: 'Pay by role and level, and how the US hubs differ.',
    },
    {
      label: 'Talent in Canada',
      to: '/canada-ai-talent',
      text: 'Your own time zones, three research institutes, and wages by province.',
    },
    {
      label: 'AI development teams',
      to: '/build-ai-development-teams',
      text: 'How to build a whole team, and who to hire first.',
    },
  ],
  closing: {
    title: 'Should you look abroad for this role?',
    text: 'Tell us the skill and the hours you need in common. We will tell you where we would look.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
};
