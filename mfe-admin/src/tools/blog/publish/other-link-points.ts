import type { LinkCheck } from '@talent/api/blog/link-checks';
import { linkReasonTexts, pointTexts } from '../content/publish-texts';
import type { PublishPoint } from './publish-points';

/**
 * The points about links to other sites. None blocks: a site may answer a server in another way than its readers.
 * @param checks - undefined until they are known
 */
export function otherLinkPoints(
  urls: readonly string[],
  checks: readonly LinkCheck[] | undefined,
  target: string,
): PublishPoint[] {
  if (urls.length === 0) return [];
  const point = (key: string, level: PublishPoint['level'], text: string): PublishPoint => ({
    key,
    level,
    text,
    target,
  });
  if (!checks) return [point('others', 'pending', pointTexts.othersOpen)];
  const states = urls.map((url) => checks.find((check) => check.url === url) ?? unasked(url));
  const found = states.filter(({ state }) => state !== 'alive');
  if (found.length === 0) {
    return [point('others', 'fine', pointTexts.othersAlive(states.length))];
  }
  return found.map(({ url, state, reason, status }) => {
    const why = linkReasonTexts[reason ?? 'unasked'](status);
    const say = state === 'dead' ? pointTexts.otherDead : pointTexts.otherUnknown;
    return point(`other ${url}`, 'advice', say(url, why));
  });
}

function unasked(url: string): LinkCheck {
  return { url, state: 'unknown', reason: 'unasked', status: null };
}
