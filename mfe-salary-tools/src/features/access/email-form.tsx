import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { TextField } from '@talent/ui/text-field';
import { salaryAccessForm } from '@talent/functions/salary-access/form';

/** The page that asks; the sign-up is counted under this name. */
export type GateSource = 'salary-dashboard' | 'salary-calculator' | 'place-offer';

interface EmailFormProps {
  source: GateSource;
  labelledBy: string;
  onUnlocked: (token: string) => void;
}

/** The form that opens every role: its answer is a token. */
export function EmailForm({ source, labelledBy, onUnlocked }: EmailFormProps) {
  const sent = useSentForm(salaryAccessForm, {
    captured: ({ user_role }) => ({ source, user_role }),
    onSent: onUnlocked,
  });
  const { field } = sent;
  return (
    <SentForm sent={sent} labelledBy={labelledBy} receipt={null}>
      <TextField {...field('email')} />
      <ChoiceGroup {...field('user_role')} />
      <CheckboxField {...field('newsletter')} />
    </SentForm>
  );
}
