import { z } from 'zod';

/** Empty means absent: compose files and CI pass variables in this way that are not set. */
const given = z
  .string()
  .trim()
  .transform((text) => text || undefined);

/** @param expected completes a sentence that begins with the variable's name, such as `must be a folder` */
export function variable<Value>(expected: string, read: (text: string) => Value | undefined) {
  return given.optional().transform((text, context): Value | undefined => {
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined) context.addIssue(expected);
    return value;
  });
}

/** A secret of at least 32 characters. */
export function readSecret(text: string): string | undefined {
  return text.length >= 32 ? text : undefined;
}

/** An http or https URL without credentials, query and fragment. */
export function readWebUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.username || url.password || url.search || url.hash ? undefined : url;
}

/** Reads public keys of age, of both types; undefined where one has another form. */
export function readRecipients(text: string): string[] | undefined {
  const keys = text.split(/[\s,]+/).filter((key) => key !== '');
  return keys.length > 0 &&
    keys.every(
      (key) =>
        /^age1[02-9ac-hj-np-z]{58,}$/.test(key) || /^age1pq1[02-9ac-hj-np-z]{500,}$/.test(key),
    )
    ? keys
    : undefined;
}

/** Alerts tell the weaknesses of the site, so they only cross a network encrypted. */
export function readWebhook(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || url.username || url.password || url.hash) return undefined;
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  return isAllowed ? url.href : undefined;
}

/** An email address. */
export function readEmail(text: string): string | undefined {
  return z.email().safeParse(text).data;
}

/** Lines that are separated by `|`. */
export function readLines(text: string): string[] | undefined {
  const lines = text.split(/[|\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** A web address without slashes at its end. */
export function readBaseUrl(text: string): string | undefined {
  return readWebUrl(text)?.href.replace(/(?<!\/)\/+$/, '');
}
