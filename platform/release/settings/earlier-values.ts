import type { GivenValues, SettingsRevision } from '../../registry/settings/settings-revision.ts';

/**
 * The values that a rollback of an app's settings restores, and the revision that made them (0: the defaults). Null where there
 * are none. Rolling back twice goes back two changes, like that of a release.
 *
 * @param history of the channel, newest first
 */
export function earlierValues(
  history: readonly SettingsRevision[],
  app: string,
): { restores: number; values: GivenValues } | null {
  const own = history.filter((revision) => revision.app === app);
  const [newest] = own;
  if (newest === undefined) return null;
  const held = newest.restores ?? newest.revision;
  if (held === 0) return null;
  const earlier = own.find(({ action, revision }) => action === 'set' && revision < held);
  return { restores: earlier?.revision ?? 0, values: earlier?.values[app] ?? {} };
}
