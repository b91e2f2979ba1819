import { problem, type Problem } from '@talent/artifact/problem';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { channelFlag } from '../../registry/channel.ts';
import { fitSettings } from '../../registry/settings/fit-settings.ts';
import { readSettings } from '../../registry/settings/settings-files.ts';
import { settingsChannel } from '../../registry/settings/settings-revision.ts';
import { readPublishedManifest } from '../../store/published-artifacts.ts';
import type { SignedFacts } from '../../registry/signed-facts.ts';

/**
 * Reasons against versions whose schema refuses the values that the channel has. Values that a version does not know are none:
 * they are not delivered, and reported as stale. Reads manifests of changed apps alone, and only of those with values.
 *
 * @param changed app -> version that would go live
 */
export async function settingsProblems(
  store: ReleaseStore,
  channel: string,
  changed: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<Problem[]> {
  const owner = settingsChannel(channel);
  const { settings } = await readSettings(store, owner);
  const found = await Promise.all(
    Object.entries(changed).map(async ([app, version]): Promise<Problem[]> => {
      const values = settings?.values[app];
      // A version without a trusted publication has a problem of its own.
      if (values === undefined || signed[app] === undefined) return [];
      const manifest = await readPublishedManifest(store, app, version, signed[app].manifest);
      return fitSettings(manifest?.settings, values).unfit.map(({ name, reason }) =>
        problem('settings-unfit', refusal(owner, `${app}@${version}`, app, name, values, reason)),
      );
    }),
  );
  return found.flat();
}

function refusal(
  channel: string,
  release: string,
  app: string,
  name: string,
  values: Readonly<Record<string, unknown>>,
  reason: string,
): string {
  const flag = channelFlag(channel);
  return (
    `${release} cannot have the value that channel ${channel} gives its setting ${name}, ${JSON.stringify(values[name])}: ` +
    `${reason}; give it a value that both versions take with "pnpm release settings set ${app} ${name}=…${flag}", or its default with ` +
    `"pnpm release settings unset ${app} ${name}${flag}"; a rollback is possible meanwhile`
  );
}
