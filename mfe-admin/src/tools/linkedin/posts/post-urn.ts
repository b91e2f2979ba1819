/**
 * The URN of a post in copied text: an address of LinkedIn, or the URN itself; null without one.
 * Addresses of posts read `…-activity-7141138937766391808-Ab1c` or `…/feed/update/urn:li:share:7141138937766391808`.
 */
export function postUrnIn(copied: string): string | null {
  const text = decodeURIComponent(copied.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  const found = /(?:urn:li:)?(share|ugcPost|activity)[:-](\d{6,25})/.exec(text);
  return found ? `urn:li:${found[1]}:${found[2]}` : null;
}
