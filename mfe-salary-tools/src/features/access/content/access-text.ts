/** Words of the sign-up that opens every role in full. */
export const accessText = {
  title: 'See every role',
  lede: 'Three roles are open in full, and so is the headline figure of every role. Enter your email address to see the rest in this browser. There is no password and nothing to confirm.',
  gains: [
    'Every role by level and work mode, compared with any other',
    'Medians by year of every role',
    'The distribution of pay in each role with enough ranges',
  ],
  alsoOpens: 'Opens:',
  free: 'Free. No credit card.',
  noScript:
    'Without JavaScript, the details of the other roles stay closed. This page can take your address but can’t show the figures. The three open roles, the method and the sources are all here.',
  opening: 'Opening the figures of every role …',
  opened: 'Every role is open in this browser, in all its tabs, from now on.',
  refused: 'Your earlier sign-up no longer opens the figures. Please enter your address again.',
  failedLoad: {
    title: 'The figures could not be loaded',
    text: 'You are signed up, but the figures of the other roles did not arrive. The open roles still work.',
    retry: 'Fetch them again',
  },
} as const;
