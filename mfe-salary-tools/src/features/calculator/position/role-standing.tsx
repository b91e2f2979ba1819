import type { SalaryData } from '@talent/data/salary-data';
import { calculatorText } from '../../../content/calculator-text';
import { EmailGate } from '../../access/email-gate';
import type { Access } from '../../access/use-salary-data';
import { StandingPanel } from './standing-panel';
import type { CalculatorState } from '../state/use-calculator';

const { standing: text } = calculatorText;

interface RoleStandingProps extends Pick<CalculatorState, 'choices' | 'choose'> {
  data: SalaryData;
  access: Access;
  /** In the currency of the chosen country a year; null where none was typed. */
  amount: number | null;
  subject: string;
}

/** The position of an amount; for a locked role the sign-up takes its place. */
export function RoleStanding({ data, access, ...panel }: RoleStandingProps) {
  const role = data.roles.find(({ key }) => key === panel.choices.role);
  if (role?.open !== false) return <StandingPanel data={data} {...panel} />;
  return (
    <>
      {access.status === 'locked' && (
        <p className="mb-4 max-w-prose text-ink-muted">{text.locked}</p>
      )}
      {/* It goes by itself, and stays for a line that says that it has opened. */}
      <EmailGate source="salary-calculator" roles={[role.label]} />
      {access.status === 'unlocked' && (
        <div className="mt-4">
          <StandingPanel data={data} {...panel} />
        </div>
      )}
    </>
  );
}
