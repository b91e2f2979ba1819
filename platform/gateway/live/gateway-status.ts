import { publicVersions } from './live-site.ts';
import type { LiveSource, RegistryState } from './live-source.ts';
import type { SettingsState } from '../settings/settings-source.ts';
import { replacementStatuses, type ReplacementStatus } from './replacement.ts';

/** The public status of a gateway, as `/healthz` reports it. Guarded apps are never named. */
export type GatewayStatus =
  | { status: 'empty'; channel: string; registry: RegistryState }
  | {
      status: 'ok';
      channel: string;
      revision: number;
      apps: Readonly<Record<string, string>>;
      /** The version that the shell provides, or null, and public remote -> range that it needs. */
      contract: { provides: string | null; needs: Readonly<Record<string, string>> };
      /** Some app, perhaps a guarded one, is damaged or replaced by another version than the release names. */
      degraded: boolean;
      /** Damaged public apps, with the versions that are served instead. */
      fallbacks: readonly Omit<ReplacementStatus, 'guarded'>[];
      registry: RegistryState;
      /** Absent: nothing was ever set. */
      settings?: SettingsState;
    };

export function gatewayStatus(live: LiveSource, channel: string): GatewayStatus {
  const site = live.current();
  const registry = live.registry();
  const settings = live.settings();
  if (site === null) return { status: 'empty', channel, registry };
  const needs = site.apps.flatMap(({ manifest: { name, contract } }) =>
    contract.needs === null ? [] : [[name, contract.needs] as const],
  );
  return {
    status: 'ok',
    channel,
    revision: site.release.revision,
    apps: publicVersions(site),
    contract: {
      provides: site.shell.manifest.contract.provides,
      needs: Object.fromEntries(needs),
    },
    degraded: site.replacements.length > 0,
    fallbacks: replacementStatuses(site).flatMap(({ guarded, ...status }) =>
      guarded ? [] : [status],
    ),
    registry,
    ...(settings === null ? {} : { settings }),
  };
}
