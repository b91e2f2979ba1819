/** Texts of the cookie banner; the three labels of its controls are the specification's. */
export const cookieBanner = {
  title: 'We use cookies',
  text: 'Essential cookies run this site. With your consent, analytics cookies tell us how the AI salary dashboard is used.',
  /** Instead of `text`, for a browser that sends Global Privacy Control. */
  signalText:
    'Your browser asks for privacy (Global Privacy Control), and we honor that: only essential cookies are in use. Analytics cookies, which help us understand how the AI salary dashboard is used, stay off unless you accept them.',
  policy: { label: 'Privacy Policy', to: '/privacy-policy' },
  accept: 'Accept All Cookies',
  refuse: 'Essential Only',
  close: 'Close: essential cookies only',
} as const;
