import { littleText } from './little-text.ts';
import { z } from '@talent/protocol/forms/schema';

/** The limits of LinkedIn, in characters (UTF-16). */
export const linkedInLimits = { text: 3000, linkTitle: 400, linkUrl: 2000 } as const;

/**
 * The length of a text as it is sent, with its escapes. LinkedIn does not document whether escapes count, so the longer
 * one is compared with the limit.
 */
export function sentLength(text: string): number {
  return littleText(text).length;
}

/** The content of a post. An empty `linkUrl` is no link. Each message is shown at its field. */
export const linkedInPostSchema = z
  .object({
    commentary: z
      .string()
      .refine((text) => text.trim() !== '', 'Write the text of the post.')
      .refine(
        (text) => sentLength(text) <= linkedInLimits.text,
        'LinkedIn allows 3,000 characters, including escape characters. Shorten the text.',
      ),
    linkUrl: z
      .string()
      .trim()
      .max(linkedInLimits.linkUrl, 'Use a link of at most 2,000 characters.')
      .refine(
        (url) => url === '' || isWebAddress(url),
        'Enter a path such as /blog/my-post, or a full address that starts with https://.',
      ),
    linkTitle: z
      .string()
      .trim()
      .max(linkedInLimits.linkTitle, 'Use a title of at most 400 characters.'),
  })
  .refine(({ linkUrl, linkTitle }) => linkUrl === '' || linkTitle !== '', {
    path: ['linkTitle'],
    message:
      'Enter a title for the link. LinkedIn shows it on the card and does not fetch it itself.',
  });

/** A post as a person writes it. */
export type LinkedInPostInput = z.output<typeof linkedInPostSchema>;

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** A link as it is sent: a path is one of this site. `origin` is the site's. */
export function wholeLink(text: string, origin: string): string {
  const link = text.trim();
  return /^\/(?!\/)/.test(link) && URL.canParse(link, origin) ? new URL(link, origin).href : link;
}
