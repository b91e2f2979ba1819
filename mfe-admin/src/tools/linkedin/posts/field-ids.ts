import type { LinkedInContent } from '../api/linkedin-post';

/** Ids of the controls, for links from the error summary. */
export const fieldIds: Readonly<Record<keyof LinkedInContent, string>> = {
  commentary: 'linkedin-commentary',
  linkUrl: 'linkedin-link-url',
  linkTitle: 'linkedin-link-title',
};
