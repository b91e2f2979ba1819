import type { SalaryData } from '@talent/api/salary/salary-data';
import { hasFigure } from '../../../calculations/bands/headline';
import type { BandQuestion, ClosestBand } from '../../../calculations/bands/place/closest-band';
import { visibleBand } from '../../../calculations/bands/visible-band';
import type { AccessState } from '../../access/access-store';
import { EmailGate } from '../../access/email-gate';
import { PlacedAmount } from './placed-amount';
import type { UnlockPlace } from './unlock-place';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { offerText } from '../content/offer-text';
import { Button } from '@talent/ui/button';
import { countryLabels } from '../../../content/levels';
import { whyMissing } from './wider-band-text';

interface OfferPlacementProps {
  data: SalaryData;
  access: AccessState;
  question: BandQuestion;
  /** In the currency of the chosen country a year; null shows the band alone. */
  amount: number | null;
  /** Name of the amount: `Your base`. */
  subject: string;
  /** Shown instead of a sentence while there is no amount. */
  prompt: string;
  unlock: UnlockPlace;
  onChooseRole: (role: string) => void;
}

/**
 * Where an amount ranks in the pay for a role, or why there is no figure. A role that is not open is compared with its
 * headline figure until it is unlocked, which can be done here.
 */
export function OfferPlacement({
  data,
  access,
  question,
  unlock,
  onChooseRole,
  ...amount
}: OfferPlacementProps) {
  const role = data.roles.find(({ key }) => key === question.role);
  const visible = visibleBand(data, question, access.status === 'unlocked');
  const { found } = visible;
  const isClosed = role?.open === false;
  const isHeadline = visible.access === 'headline';
  return (
    <>
      {isHeadline && found.status !== 'none' && access.status !== 'loading' && (
        <LockedNotice unlock={unlock} />
      )}
      {found.status === 'none' ? (
        <NoFigure data={data} question={question} found={found} onChooseRole={onChooseRole} />
      ) : (
        <PlacedAmount
          data={data}
          question={isHeadline ? { ...question, level: null, mode: null } : question}
          found={found}
          {...amount}
        />
      )}
      {/* It goes by itself, and stays for a line that says that it has opened. */}
      {isClosed && found.status !== 'none' && unlock.kind === 'form' && (
        <div className="mt-8">
          <EmailGate
            source={unlock.source}
            roles={hasFigure(data, question.role) ? [role.label] : []}
          />
        </div>
      )}
    </>
  );
}

const { locked: text } = offerText;

function LockedNotice({ unlock }: { unlock: UnlockPlace }) {
  return (
    <Notice title={text.title} className="mb-5">
      <p>{text.text}</p>
      <Link
        href={unlock.kind === 'link' ? unlock.href : '#sign-up'}
        className="mt-1 inline-block py-1"
      >
        {text.action}
      </Link>
    </Notice>
  );
}

const { result: resultText } = offerText;

interface NoFigureProps {
  data: Pick<SalaryData, 'roles'>;
  question: BandQuestion;
  found: Extract<ClosestBand, { status: 'none' }>;
  onChooseRole: (role: string) => void;
}

function NoFigure({ data, question, found, onChooseRole }: NoFigureProps) {
  const labelOf = (key: string) => data.roles.find((role) => role.key === key)?.label ?? key;
  return (
    <Notice title={resultText.noFigure}>
      <p>
        {`${labelOf(question.role)}, ${countryLabels[question.country]}: ${whyMissing(question, found.missing)}.`}
      </p>
      {found.elsewhere.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p>{resultText.elsewhere}</p>
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
