import type { SalaryData } from '@talent/data/salary-data';
import { calculatorText } from '../content/calculator-text';
import { EmailGate } from '../../access/email-gate';
import type { AccessState } from '../../access/access-store';
import { PositionPanel } from './position-panel';
import type { CalculatorState } from '../state/use-calculator';

const { position: text } = calculatorText;

interface RolePositionProps extends Pick<CalculatorState, 'choices' | 'choose'> {
  data: SalaryData;
  access: AccessState;
  /** In the currency of the chosen country a year; null where none was typed. */
  amount: number | null;
  subject: string;
}

/** The position of an amount; for a locked role the sign-up takes its place. */
export function RolePosition({ data, access, ...panel }: RolePositionProps) {
  const role = data.roles.find(({ key }) => key === panel.choices.role);
  if (role?.open !== false) return <PositionPanel data={data} {...panel} />;
  return (
    <>
      {access.status === 'locked' && (
        <p className="mb-4 max-w-prose text-ink-muted">{text.locked}</p>
      )}
      {/* It goes by itself, and stays for a line that says that it has opened. */}
      <EmailGate source="salary-calculator" roles={[role.label]} />
      {access.status === 'unlocked' && (
        <div className="mt-4">
          <PositionPanel data={data} {...panel} />
        </div>
      )}
    </>
  );
}
