/** Texts of the cookie banner; the three labels of its controls are the specification's. */
export const cookieBanner = {
  title: 'We use cookies',
  text: 'Essential cookies run this site. With your consent, analytics cookies tell us how the AI salary dashboard is used.',
  /** Instead of `text`, for a browser that sends Global Privacy Control. */
  signalText:
    'Your browser sends Global Privacy Control: only essential cookies are in use. You can accept analytics cookies for the AI salary dashboard.',
  policy: { label: 'Privacy Policy', to: '/privacy-policy' },
  accept: 'Accept All Cookies',
  refuse: 'Essential Only',
  close: 'Close: essential cookies only',
} as const;
