import { create } from 'zustand';

/** Whether the session came from a recovery mail's link, and a new password is still to be set. */
export const recoveryStore = create<boolean>(() => false);

/**
 * Whether an address is the link of a recovery email. Every tab of a browser gets the recovery event;
 * only the one opened by the link asks for the new password.
 * @param hash - the address's fragment, with its `#`.
 */
export function isRecoveryLink(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).get('type') === 'recovery';
}
