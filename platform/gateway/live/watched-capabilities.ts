import type {
  DeclaredCapabilities,
  WatchedCapabilities,
} from '@talent/api/platform/declared-capabilities';
import type { Capabilities } from '@talent/artifact/capabilities/capabilities';
import { CANARY_CHANNEL, PUBLIC_CHANNEL } from '@talent/sdk/contract';

/** The parts of a declaration that a tab watches. */
export function watchedOf({
  storage,
  cookies,
  globals,
  connects,
}: Capabilities): WatchedCapabilities {
  const { local, session } = storage;
  return { local, session, cookies, globals, connects: connects.map(({ origin }) => origin) };
}

/** The declarations of remotes for the composition of a preview; nothing for visitors. */
export function watchedOnPreview(
  channel: string,
  remotes: readonly { name: string; capabilities?: Capabilities | undefined }[],
): DeclaredCapabilities {
  if (channel === PUBLIC_CHANNEL || channel === CANARY_CHANNEL) return {};
  const declared = remotes.flatMap(({ name, capabilities }) =>
    capabilities === undefined ? [] : [[name, watchedOf(capabilities)] as const],
  );
  return declared.length === 0 ? {} : { capabilities: Object.fromEntries(declared) };
}
