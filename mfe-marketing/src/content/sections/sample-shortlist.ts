import type { PageSection } from '../page-content';

/** A made-up shortlist in the form in which a client receives one. It says so beside itself. */
export const sampleShortlist: PageSection = {
  id: 'sample-shortlist',
  title: 'Sample shortlist: what you receive for each candidate',
  shortTitle: 'Sample shortlist',
  blocks: [
    {
      kind: 'callout',
      title: 'Sample: these three people are made up',
      text: 'It shows the format of a shortlist, without names. In your shortlist you see names, because everyone on it has agreed to be introduced to you.',
    },
    {
      kind: 'table',
      caption:
        'Sample shortlist for a senior machine learning engineer, search ranking, permanent, remote in the US',
      columns: ['Candidate', 'Has built', 'Where they are weaker', 'Terms'],
      rows: [
        [
          'A: eight years, US Central time',
          'Ranking for a marketplace. Took over a model that no one could retrain, and made its release a nightly job.',
          'Has led projects, never a team.',
          'Upper half of your range. Can start in four weeks.',
        ],
        [
          'B: six years, US Eastern time',
          'Recommendations for a news site, from logging to the A/B tests that decided each launch.',
          'Has worked with smaller catalogs than yours.',
          'Middle of your range. Can start in two weeks.',
        ],
        [
          'C: eleven years, US Pacific time',
          'Search infrastructure first, models later. Keeps latency budgets that others break.',
          'Offline evaluation is good, experiment design is basic.',
          'Top of your range. Has another offer until Friday.',
        ],
      ],
    },
    {
      kind: 'pairs',
      pairs: [
        {
          term: 'Sample profile of B: what we saw ourselves',
          text: 'In a working session of an hour, B found that a sample data set had logged clicks but not positions, and said which conclusions that rules out before writing any code.',
        },
        {
          term: 'What references say',
          text: 'A former lead: “I never had to ask whether a result was real.” A product manager: explains trade-offs well, and needs a deadline for the last ten percent.',
        },
        {
          term: 'Why they would take this job',
          text: 'Wants to own ranking from data to release. Left the last search because the role turned out to be prompt writing.',
        },
        {
          term: 'What we would ask in your interview',
          text: 'How B would evaluate a new ranker when most of your items have fewer than ten clicks.',
        },
      ],
    },
  ],
};
