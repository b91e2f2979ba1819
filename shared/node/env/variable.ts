import { z } from 'zod';

/** Empty means absent: that is how compose files and CI pass what is not set. */
const given = z
  .string()
  .trim()
  .transform((text) => text || undefined);

/** Messages are what is expected, to be read after the variable's name. */
export function variable<Value>(expected: string, read: (text: string) => Value | undefined) {
  return given.optional().transform((text, context): Value | undefined => {
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined) context.addIssue(expected);
    return value;
  });
}

/** An http or https URL without credentials, query and fragment. */
export function readWebUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.username || url.password || url.search || url.hash ? undefined : url;
}
