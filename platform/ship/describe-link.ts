import type { PreviewLink } from '../gateway/preview/preview-link.ts';

/** A link for people: where, and how long. */
export function describeLink({ url, until }: PreviewLink): string[] {
  const time = until.toISOString().slice(0, 16).replace('T', ' ');
  return [`Look at it: ${url}`, `Anyone who has the link can open it until ${time} UTC.`];
}
