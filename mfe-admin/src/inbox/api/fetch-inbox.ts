import type { OperationsStatus } from '@talent/api/operations/operations-status';
import type { PlatformStatus } from '@talent/api/platform/platform-status';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../backend/admin-data';
import { askPlatform } from '../../backend/ask-platform';
import type { Inbox, InboxItem } from './inbox-item';

/**
 * Everything that waits for a person: the items of the database and those of the running site.
 * @throws DataError when the database cannot be asked. Without the gateway the inbox says that its part is missing.
 */
export async function fetchInbox(signal: AbortSignal): Promise<Inbox> {
  const [stored, site] = await Promise.all([
    adminData().rpc('staff_inbox').abortSignal(signal).then(unwrap),
    fetchSiteItems(signal).catch((error: unknown) => {
      if (!signal.aborted) console.error('The state of the site was not read', error);
      return null;
    }),
  ]);
  const inbox = stored as unknown as Omit<Inbox, 'isSiteUnread'>;
  return { ...inbox, items: [...inbox.items, ...(site ?? [])], isSiteUnread: site === null };
}

/** Items that the gateway knows: a canary that runs, and objectives that are missed. @throws PlatformError, TypeError */
async function fetchSiteItems(signal: AbortSignal): Promise<InboxItem[]> {
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
