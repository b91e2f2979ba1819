import { formatFigure } from '@talent/sdk/format';
import { ChoiceSelect, optionsOf } from '../../../controls/choice-select';
import { calculatorText } from '../content/calculator-text';
import { FieldGroup } from '../fields/field-group';
import { NumberField } from '../fields/number-field';
import { figuresStore, setFigure } from '../state/figures-store';
import { readOffer, shareFields } from './read-offer';

const { offer: text } = calculatorText;

/** The parts of an offer: base, bonus, equity with its vesting, sign-on bonus. */
export function OfferFields({ unit }: { unit: string }) {
  const figures = figuresStore();
  return (
    <FieldGroup legend={text.legend} unit={unit}>
      <NumberField name="base" label={text.base} hint={text.baseHint} isWide />
      <ChoiceSelect
        id="calculator-bonus-kind"
        label={text.bonusKind}
        value={figures.bonusKind}
        options={optionsOf(text.bonusKinds)}
        onChoose={(kind) => setFigure('bonusKind', kind)}
      />
      <NumberField
        name={figures.bonusKind === 'amount' ? 'bonusAmount' : 'bonusPercent'}
        label={`${text.bonus}${figures.bonusKind === 'percent' ? ', %' : ''}`}
      />
      <NumberField name="grant" label={text.grant} hint={text.grantHint} isWide />
      <ChoiceSelect
        id="calculator-schedule"
        label={text.schedule}
        value={figures.schedule}
        options={optionsOf(text.schedules)}
        onChoose={(schedule) => setFigure('schedule', schedule)}
        className="sm:col-span-2"
      />
      {figures.schedule === 'own' && <ShareFields wrongShares={readOffer(figures).wrongShares} />}
      <NumberField name="signOn" label={text.signOn} hint={text.signOnHint} isWide />
    </FieldGroup>
  );
}

function ShareFields({ wrongShares }: { wrongShares: number | null }) {
  return (
    <div role="group" aria-label={text.shares} className="sm:col-span-2">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {shareFields.map((field, index) => (
          <NumberField
            key={field}
            name={field}
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
