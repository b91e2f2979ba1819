import type { PreviewLink } from '../gateway/preview/preview-link.ts';

/** Describes a link for people, with its expiry. */
export function describeLink({ url, until }: PreviewLink): string[] {
  const time = until.toISOString().slice(0, 16).replace('T', ' ');
  return [`Look at it: ${url}`, `Anyone who has the link can open it until ${time} UTC.`];
}
