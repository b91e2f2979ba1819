import { loadFactors } from '@talent/second-factor/factors';
import { queryOptions } from '@tanstack/react-query';
import { accountAuth } from '../../step-up/api/account-auth';
import { listMySessions } from './api/list-my-sessions';

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
  sessions: queryOptions({ queryKey: ['account', 'sessions'], queryFn: listMySessions }),
};
