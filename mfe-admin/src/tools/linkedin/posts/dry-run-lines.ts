import type { LinkedInDryRun } from '@talent/api/linkedin/posts';
import { formatCount } from '@talent/sdk/format';
import { postingTexts } from '../content/linkedin';

/** The requests of a post as text: those of its picture, where it has one, then its own. */
export function dryRunLines({ picture, method, url, headers, body }: LinkedInDryRun): string[] {
  const uploads =
    picture === null
      ? []
      : [
          `POST ${picture.uploadUrl}`,
          JSON.stringify(picture.uploadBody, null, 2),
          '',
          `PUT ${picture.url}`,
          postingTexts.upload(picture.type, formatCount(Math.ceil(picture.size / 1024))),
          '',
        ];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...uploads, `${method} ${url}`, ...lines, '', JSON.stringify(body, null, 2)];
}
