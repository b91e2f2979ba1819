import { claims } from '@talent/content/claims';

/** The home page's clock: a made-up search, hour by hour. `{…}` is of the chosen role. */
export const homeClock = {
  title: `A search in ${claims.averageShortlist.value} hours`,
  badge: 'Sample search: made up',
  role: 'Role',
  /** Of the control over the strokes, and how to use it. */
  control: 'Hour of the search',
  hint: 'Each stroke is an hour. Scroll, drag or use the arrow keys.',
  hour: 'Hour',
  events: [
    { hour: 0, title: 'Intake call', text: '{brief}' },
    {
      hour: 6,
      title: 'Forty names',
      text: 'From our network and from people who know their work. No job ad.',
    },
    {
      hour: 19,
      title: 'Twelve answers',
      text: 'Twelve are open to a move. We send each of them your brief.',
    },
    { hour: 31, title: 'First interview', text: 'An engineer of ours asks. {dropped}' },
    {
      hour: 58,
      title: 'References',
      text: 'For each of the last three, we call two people who shipped with them.',
    },
    { hour: 72, title: 'Your shortlist', text: 'Three people who are ready for your interview.' },
  ],
  profiles: 'The three profiles',
  built: 'Has built',
  weaker: 'Weaker',
  terms: 'Terms',
  start: 'Start yours',
  contact: '/contact-ai-recruiters',
} as const;
