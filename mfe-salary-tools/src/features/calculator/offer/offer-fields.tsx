import { formatFigure } from '@talent/sdk/format';
import { ChoiceSelect, optionsOf } from '../../../controls/choice-select';
import { calculatorText } from '../content/calculator-text';
import { FieldGroup } from '../fields/field-group';
import { fieldId, NumberField } from '../fields/number-field';
import { fieldOf } from '../state/figures';
import type { OfferName } from '../state/figures';
import { figuresStore, setFigure } from '../state/figures-store';
import { readOffer, shareFields } from './read-offer';

const { offer: text } = calculatorText;

interface OfferFieldsProps {
  legend: string;
  /** Name and sign of the currency. */
  unit: string;
  sign: string;
  offer: OfferName;
}

/** The parts of an offer: base, bonus, equity with its vesting, sign-on bonus. */
export function OfferFields({ legend, unit, sign, offer }: OfferFieldsProps) {
  const figures = figuresStore();
  const bonusKind = fieldOf(offer, 'bonusKind');
  const schedule = fieldOf(offer, 'schedule');
  const isAmount = figures[bonusKind] === 'amount';
  return (
    <FieldGroup legend={legend} unit={unit}>
      <NumberField
        name={fieldOf(offer, 'base')}
        label={text.base}
        hint={text.baseHint}
        sign={sign}
        isWide
      />
      <ChoiceSelect
        id={`calculator-bonus-kind${offer === 'b' ? '-b' : ''}`}
        label={text.bonusKind}
        value={figures[bonusKind]}
        options={optionsOf(text.bonusKinds)}
        onChoose={(kind) => setFigure(bonusKind, kind)}
      />
      <NumberField
        name={fieldOf(offer, isAmount ? 'bonusAmount' : 'bonusPercent')}
        label={`${text.bonus}${isAmount ? '' : ', %'}`}
        sign={sign}
      />
      <NumberField
        name={fieldOf(offer, 'grant')}
        label={text.grant}
        hint={text.grantHint}
        sign={sign}
        isWide
      />
      <ChoiceSelect
        id={`calculator-schedule${offer === 'b' ? '-b' : ''}`}
        label={text.schedule}
        value={figures[schedule]}
        options={optionsOf(text.schedules)}
        onChoose={(chosen) => setFigure(schedule, chosen)}
        className="sm:col-span-2"
      />
      {figures[schedule] === 'own' && (
        <ShareFields offer={offer} wrongShares={readOffer(figures, offer).wrongShares} />
      )}
      <NumberField
        name={fieldOf(offer, 'signOn')}
        label={text.signOn}
        hint={text.signOnHint}
        sign={sign}
        isWide
      />
    </FieldGroup>
  );
}

function ShareFields({ offer, wrongShares }: { offer: OfferName; wrongShares: number | null }) {
  return (
    <div role="group" aria-label={text.shares} className="sm:col-span-2">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {shareFields.map((field, index) => (
          <NumberField
            key={fieldId(fieldOf(offer, field))}
            name={fieldOf(offer, field)}
            label={`${text.share} ${index + 1}, ${text.shareUnit}`}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-muted">
        {wrongShares !== null &&
          `${text.sharesAre} ${formatFigure(wrongShares)}%. ${text.sharesShould}`}
      </p>
    </div>
  );
}
