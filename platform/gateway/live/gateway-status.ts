import type { LiveSite } from './live-site.ts';
import type { LiveSource } from './live-source.ts';
import { replacementStatuses, type ReplacementStatus } from './replacement.ts';

export type RegistryState =
  | { status: 'ok' }
  /** Some revision files cannot be read; the last good release stays live. */
  | { status: 'damaged'; files: readonly string[] }
  /** The newest revision names something that is missing; the last good release stays live. */
  | { status: 'rejected'; revision: number };

export type SettingsState =
  | { status: 'ok'; revision: number }
  /** Newer files cannot be trusted or read; the values of `revision` stay (0: the defaults). */
  | { status: 'damaged'; revision: number; files: readonly string[] };

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

export function publicVersions({ apps }: LiveSite): Record<string, string> {
  return Object.fromEntries(apps.map(({ manifest }) => [manifest.name, manifest.version]));
}
