import { problem, type Problem } from '@talent/artifact/problem';
import { channelFlag } from '../../registry/channel.ts';
import { readApprovals } from '../../registry/release-approvals.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { SignedFacts } from '../../registry/signed-facts.ts';

/**
 * Reasons against versions that only one key stands for, on a channel that requires two: the key of the release and the
 * keys of the approvals have to be two different ones at least.
 *
 * @param changed app -> version that would go live
 */
export async function approvalProblems(
  store: ReleaseStore,
  channel: string,
  changed: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<Problem[]> {
  const own = await store.trust.keyId();
  const found = await Promise.all(
    Object.entries(changed).map(async ([app, version]): Promise<Problem[]> => {
      const manifest = signed[app]?.manifest;
      // A version without a trusted publication has a problem of its own.
      if (manifest === undefined) return [];
      const approvals = await readApprovals(store, { channel, app, version, manifest });
      const keys = new Set([...approvals.map(({ key }) => key), ...(own === null ? [] : [own])]);
      if (approvals.length > 0 && keys.size > 1) return [];
      return [problem('not-approved', refusal(channel, `${app}@${version}`, approvals[0]?.by))];
    }),
  );
  return found.flat();
}

function refusal(channel: string, release: string, by: string | undefined): string {
  const state =
    by === undefined ? 'nobody has approved it' : `only the key of this machine has, by ${by}`;
  return (
    `${release} needs a second person on channel ${channel}, and ${state}: ask someone with another release key to run ` +
    `"pnpm release approve ${release}${channelFlag(channel)}", then release it again; a rollback needs nobody`
  );
}
