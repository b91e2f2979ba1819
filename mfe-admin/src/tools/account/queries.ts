import { unwrap } from '@talent/data/unwrap';
import { loadFactors } from '@talent/second-factor/factors';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { queryClient } from '../../queries/query-client';
import { accountAuth } from '../../step-up/api/account-auth';

/** Data of the page Account & security; a change of password or factors may end other sessions. */
export const accountQueries = {
  factors: queryOptions({
    queryKey: ['account', 'factors'],
    queryFn: async () => loadFactors(await accountAuth()),
  }),
  recoveryCodes: queryOptions({
    queryKey: ['account', 'recovery codes'],
    queryFn: async () => (await (await accountAuth()).mfa.recoveryCodes.getStatus()).data,
  }),
  /** The signed-in admin's own sessions, this one first. */
  sessions: queryOptions({
    queryKey: ['account', 'sessions'],
    // oxlint-disable-next-line house/whole-reads -- the sessions of one person, each with a sign-in of its own
    queryFn: async () => unwrap(await adminData().rpc('my_sessions')),
  }),
};

export function refresh(...changed: (keyof typeof accountQueries)[]): void {
  for (const name of changed) {
    void queryClient.invalidateQueries({ queryKey: accountQueries[name].queryKey });
  }
}
