import { Button } from '@talent/ui/button';
import { calculatorText } from '../content/calculator-text';
import { clearSecondOffer, figuresStore, setFigure } from '../state/figures-store';
import { trackSalary } from '../../track-salary';
import type { CalculatorState } from '../state/use-calculator';
import { formatFigure } from '@talent/sdk/format';
import { ChoiceSelect, optionsOf } from '../../../controls/choice-select';
import { FieldGroup } from '../fields/field-group';
import { fieldId, NumberField } from '../fields/number-field';
import { fieldOf, type OfferName } from '../state/figures';
import { readOffer, shareFields } from './read-offer';

const { offer, pair: text, total } = calculatorText;

interface OfferFormProps extends CalculatorState {
  unit: string;
  sign: string;
}

/** The fields of one offer or of two. */
export function OfferForm({ choices, choose, ...money }: OfferFormProps) {
  const { isPair } = choices;
  const toggle = (): void => {
    if (isPair) clearSecondOffer();
    choose({ isPair: !isPair });
    trackSalary('calculator', { action: isPair ? 'one-offer' : 'two-offers' });
  };
  return (
    <>
      <OfferFields legend={isPair ? total.offers.a : offer.legend} offer="a" {...money} />
      {isPair && (
        <>
          <OfferFields legend={total.offers.b} offer="b" {...money} />
          <p className="text-sm text-ink-muted">{text.note}</p>
        </>
      )}
      <Button variant="secondary" onClick={toggle}>
        {isPair ? text.remove : text.add}
      </Button>
    </>
  );
}

const { offer: words } = calculatorText;

interface OfferFieldsProps {
  legend: string;
  unit: string;
  sign: string;
  offer: OfferName;
}

function OfferFields({ legend, unit, sign, offer }: OfferFieldsProps) {
  const figures = figuresStore();
  const bonusKind = fieldOf(offer, 'bonusKind');
  const schedule = fieldOf(offer, 'schedule');
  const isAmount = figures[bonusKind] === 'amount';
  return (
    <FieldGroup legend={legend} unit={unit}>
      <NumberField
        name={fieldOf(offer, 'base')}
        label={words.base}
        hint={words.baseHint}
        sign={sign}
        isWide
      />
      <ChoiceSelect
        id={`calculator-bonus-kind${offer === 'b' ? '-b' : ''}`}
        label={words.bonusKind}
        value={figures[bonusKind]}
        options={optionsOf(words.bonusKinds)}
        onChoose={(kind) => setFigure(bonusKind, kind)}
      />
      <NumberField
        name={fieldOf(offer, isAmount ? 'bonusAmount' : 'bonusPercent')}
        label={`${words.bonus}${isAmount ? '' : ', %'}`}
        sign={sign}
      />
      <NumberField
        name={fieldOf(offer, 'grant')}
        label={words.grant}
        hint={words.grantHint}
        sign={sign}
        isWide
      />
      <ChoiceSelect
        id={`calculator-schedule${offer === 'b' ? '-b' : ''}`}
        label={words.schedule}
        value={figures[schedule]}
        options={optionsOf(words.schedules)}
        onChoose={(chosen) => setFigure(schedule, chosen)}
        className="sm:col-span-2"
      />
      {figures[schedule] === 'own' && (
        <ShareFields offer={offer} wrongShares={readOffer(figures, offer).wrongShares} />
      )}
      <NumberField
        name={fieldOf(offer, 'signOn')}
        label={words.signOn}
        hint={words.signOnHint}
        sign={sign}
        isWide
      />
    </FieldGroup>
  );
}

function ShareFields({ offer, wrongShares }: { offer: OfferName; wrongShares: number | null }) {
  return (
    <div role="group" aria-label={words.shares} className="sm:col-span-2">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {shareFields.map((field, index) => (
          <NumberField
            key={fieldId(fieldOf(offer, field))}
            name={fieldOf(offer, field)}
            label={`${words.share} ${index + 1}, ${words.shareUnit}`}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-muted">
        {wrongShares !== null &&
          `${words.sharesAre} ${formatFigure(wrongShares)}%. ${words.sharesShould}`}
      </p>
    </div>
  );
}
