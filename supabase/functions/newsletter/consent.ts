/** Label of the box that has to be checked; stored word for word with the sign-up, its time and its page. */
export const newsletterConsent =
  'I agree to receive the weekly AI salary newsletter by email: new AI jobs and pay figures, with their sources. I can unsubscribe at any time with the link in every issue.';
