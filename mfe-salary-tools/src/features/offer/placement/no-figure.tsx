import type { SalaryData } from '@talent/api/salary/salary-data';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { BandQuestion, ClosestBand } from '../../../calculations/bands/place/closest-band';
import { countryLabels } from '../../../content/levels';
import { offerText } from '../content/offer-text';
import { whyMissing } from './wider-band-text';

const { result: text } = offerText;

interface NoFigureProps {
  data: Pick<SalaryData, 'roles'>;
  question: BandQuestion;
  found: Extract<ClosestBand, { status: 'none' }>;
  onChooseRole: (role: string) => void;
}

/** Why no source has a figure for the question, and the roles that have one in its country. */
export function NoFigure({ data, question, found, onChooseRole }: NoFigureProps) {
  const labelOf = (key: string) => data.roles.find((role) => role.key === key)?.label ?? key;
  return (
    <Notice title={text.noFigure}>
      <p>
        {labelOf(question.role)}, {countryLabels[question.country]}:{' '}
        {whyMissing(question, found.missing)}.
      </p>
      {found.elsewhere.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p>{text.elsewhere}</p>
          {found.elsewhere.map((role) => (
            <Button key={role} variant="secondary" onClick={() => onChooseRole(role)}>
              {labelOf(role)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
