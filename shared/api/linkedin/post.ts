import { littleText } from './little-text.ts';
import { z } from '../forms/schema.ts';

/** The limits of LinkedIn, in characters (UTF-16). */
export const linkedInLimits = { text: 3000, linkTitle: 400, linkUrl: 2000 } as const;

/**
 * How much of the limit a text takes. LinkedIn does not say whether it counts before or after reading the escapes:
 * the longer one of both, what is sent, always fits.
 */
export function sentLength(text: string): number {
  return littleText(text).length;
}

/** The content of a post. An empty `linkUrl` is no link. Each message is shown at its field. */
export const linkedInPostSchema = z
  .object({
    commentary: z
      .string()
      .refine((text) => text.trim() !== '', 'Write what the post shall say.')
      .refine(
        (text) => sentLength(text) <= linkedInLimits.text,
        'LinkedIn takes 3,000 characters, escapes included. Shorten the text.',
      ),
    linkUrl: z
      .string()
      .trim()
      .max(linkedInLimits.linkUrl, 'Use a link of at most 2,000 characters.')
      .refine(
        (url) => url === '' || isWebAddress(url),
        'Enter a whole address that begins with https://.',
      ),
    linkTitle: z
      .string()
      .trim()
      .max(linkedInLimits.linkTitle, 'Use a title of at most 400 characters.'),
  })
  .refine(({ linkUrl, linkTitle }) => linkUrl === '' || linkTitle !== '', {
    path: ['linkTitle'],
    message: 'Give the link a title: LinkedIn shows it on the card and does not fetch it itself.',
  });

/** A post as a person writes it. */
export type LinkedInPostInput = z.output<typeof linkedInPostSchema>;

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !/\s/.test(text);
}
