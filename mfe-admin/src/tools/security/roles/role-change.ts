import { grantAdmin, revokeAdmin } from '../api/change-role';
import { roleTexts } from '../content/security-staff';

/** A change of roles that has to be confirmed. */
export type RoleChange =
  | { kind: 'grant'; email: string }
  | { kind: 'revoke'; email: string; userId: string; isOwn: boolean };

/**
 * Makes the change and gives the sentence about its outcome.
 * @throws DataError when the request fails.
 */
export async function applyRoleChange(change: RoleChange): Promise<string> {
  const outcome =
    change.kind === 'grant' ? await grantAdmin(change.email) : await revokeAdmin(change.userId);
  return roleTexts.outcomes[outcome](change.email);
}
