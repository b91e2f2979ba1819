import type { OperationsStatus } from '@talent/api/operations/operations-status';
import type { PlatformStatus } from '@talent/api/platform/platform-status';
import { askPlatform } from '../../backend/ask-platform';
import type { InboxItem } from './inbox-item';

/** Items that the gateway knows: a canary that runs, and objectives that are missed. @throws PlatformError, TypeError */
export async function fetchSiteItems(signal: AbortSignal): Promise<InboxItem[]> {
  const [platform, operations] = await Promise.all([
    askPlatform<PlatformStatus>('/status', { signal }),
    askPlatform<OperationsStatus>('/operations', { signal }),
  ]);
  return siteItems(platform.canary, operations);
}

/** The items of both answers. */
export function siteItems(
  canary: PlatformStatus['canary'],
  { objectives, at }: Pick<OperationsStatus, 'objectives' | 'at'>,
): InboxItem[] {
  const missed = objectives.filter(({ status }) => status === 'firing');
  const items = missed.map(({ id, title, figure, since }): InboxItem => ({
    key: `objective:${id}:${since ?? ''}`,
    kind: 'objective-missed',
    urgency: 'now',
    at: since ?? at,
    count: 1,
    facts: { title, figure },
  }));
  if (canary !== null && canary.percent > 0) {
    const { tried, percent, since } = canary;
    const versions = Object.entries(tried).map(([app, version]) => `${app}@${version}`);
    items.push({
      key: `canary:${since}`,
      kind: 'canary-running',
      urgency: 'today',
      at: since,
      count: 1,
      facts: { name: versions.join(', '), percent },
    });
  }
  return items;
}
