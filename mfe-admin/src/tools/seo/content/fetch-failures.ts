import type { PageFetchCode } from '../../../site-pages/api/fetch-page';

/** The message of a failed analysis by its reason; each text gets the status, type or address that came. */
export const failureTexts: Readonly<
  Record<PageFetchCode | 'unreadable', (detail: string) => string>
> = {
  offline: () => 'The site could not be reached. Check the connection, then try again.',
  timeout: () => 'The page did not arrive within 10 seconds. Try again in a moment.',
  status: (status) =>
    status === '404'
      ? 'There is no page at this path (404). Check the spelling or pick one from the list.'
      : `The site answered with status ${status}. Try again, or pick another page.`,
  'content-type': (type) =>
    `This path is not a web page: the site answered with the type ${type}. Pick another one.`,
  'too-large': () => 'The document is larger than 2 MB and was not read. Pick another page.',
  'other-site': (origin) =>
    `This path leads to another site (${origin}), which is not analyzed. Pick another one.`,
  unreadable: () => 'The page arrived but could not be read. Try again, or pick another page.',
};
