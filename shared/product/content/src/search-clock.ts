import { claims } from './claims.ts';

/** The whole clock in one sentence, the same on every page. Pages write the site's reply time for `{reply-time}`. */
export const searchClock = `We answer within {reply-time} with times for an intake call. On average, your shortlist arrives ${claims.averageShortlist.value} hours after that call, and your interviews are in the days after it.`;
