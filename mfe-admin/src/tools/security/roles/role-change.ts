import { grantAdmin } from '../api/grant-role';
import { revokeAdmin } from '../api/revoke-role';
import { roleTexts } from '../content/security-staff';

/** A change of roles that somebody is asked to confirm. */
export type RoleChange =
  | { kind: 'grant'; email: string }
  | { kind: 'revoke'; email: string; userId: string; isOwn: boolean };

/**
 * Makes the change and says what came of it.
 * @throws DataError when the request fails.
 */
export async function applyRoleChange(change: RoleChange): Promise<string> {
  const outcome =
    change.kind === 'grant' ? await grantAdmin(change.email) : await revokeAdmin(change.userId);
  return roleTexts.outcomes[outcome](change.email);
}
