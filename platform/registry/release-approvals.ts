import { z } from 'zod';
import { appName, appVersion, integrity } from '@talent/artifact/manifest';
import { scopeOf } from './keys/key-scope.ts';
import { NoSigningKeyError } from './keys/key-errors.ts';
import { channelName } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSigned, writeSigned } from './signed-file.ts';

const approvalSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  app: appName,
  version: appVersion,
  manifest: integrity.describe("SHA-384 of the version's manifest, and through it of every file"),
  at: z.iso.datetime().describe('ISO 8601, UTC'),
  by: z
    .string()
    .min(1)
    .max(200)
    .describe("the person's name, as they gave it; only the key is proof"),
});

export const releaseApprovalSchema = approvalSchema
  .omit({ schema: true })
  .extend({ key: z.string().describe('id of the key that signed it') });

/** A person with a key says that a version may go live in a channel. */
export type ReleaseApproval = z.infer<typeof releaseApprovalSchema>;

/** Folder of all approvals, for a prune. */
export const APPROVALS_FOLDER = 'approvals';

/** Gives `app@version` of the key of an approval; null for another key. */
export function parseApprovalKey(key: string): string | null {
  const [folder, app, version, ...rest] = key.split('/');
  return folder === APPROVALS_FOLDER && rest.length === 2 ? `${app}@${version}` : null;
}

/** Signs an approval, in place of an earlier one of the same key. Throws `NoSigningKeyError`, `PreviewKeyError`. */
export async function writeApproval(
  store: ReleaseStore,
  approval: Omit<ReleaseApproval, 'key'>,
): Promise<ReleaseApproval> {
  const key = await store.trust.keyId();
  if (key === null) throw new NoSigningKeyError();
  const file = `${folderOf(approval)}/${key}.json`;
  await writeSigned(store, file, kindOf(approval.channel), { schema: 1, ...approval });
  return { ...approval, key };
}

/** The approvals of exactly these bytes of a version in a channel. A file that cannot be trusted approves nothing. */
export async function readApprovals(
  store: ReleaseStore,
  wanted: Pick<ReleaseApproval, 'channel' | 'app' | 'version' | 'manifest'>,
): Promise<ReleaseApproval[]> {
  const files = await store.list(folderOf(wanted));
  const found = await Promise.all(
    files.map(async (file): Promise<ReleaseApproval[]> => {
      const read = await readSigned(store, file, kindOf(wanted.channel));
      if (read === null || 'reason' in read) return [];
      const { schema: _, ...facts } = read.facts;
      // A copy of the approval of another version or channel is not one of this.
      const isOfThis = facts.manifest === wanted.manifest && folderOf(facts) === folderOf(wanted);
      return isOfThis ? [{ ...facts, key: read.signer }] : [];
    }),
  );
  return found.flat();
}

function kindOf(channel: string) {
  return { kind: 'approval', schema: approvalSchema, scope: scopeOf(channel) } as const;
}

function folderOf({
  app,
  version,
  channel,
}: Pick<ReleaseApproval, 'app' | 'version' | 'channel'>): string {
  return `${APPROVALS_FOLDER}/${app}/${version}/${channel}`;
}
