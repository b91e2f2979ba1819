import { salaryAccessSchema } from '@talent/api/forms/salary-access';
import { useSentForm } from '../forms/use-sent-form';

/** The page that asks; the sign-up is counted under this name. */
export type GateSource = 'salary-dashboard' | 'salary-calculator' | 'place-offer';

/** The form that opens every role: its answer is a token. */
export function useAccessForm(source: GateSource, onUnlocked: (token: string) => void) {
  return useSentForm({
    name: 'salary-access',
    schema: salaryAccessSchema,
    read: (fields) => ({ ...Object.fromEntries(fields), newsletter: fields.has('newsletter') }),
    receipt: 'token',
    ids: 'access',
    captured: ({ user_role }) => ({ source, user_role }),
    onSent: onUnlocked,
  });
}
