import type { ScheduleName } from '../../../calculations/offer/vesting';
import { calculatorText } from '../content/calculator-text';
import { ChoiceSelect } from '../fields/choice-select';
import type { Figures } from '../state/figures';
import { setFigure } from '../state/figures-store';
import { NumberField } from '../fields/number-field';
import { readOffer, shareFields } from './read-offer';

const { offer: text } = calculatorText;

const scheduleOptions = (Object.keys(text.schedules) as ScheduleName[]).map((value) => ({
  value,
  label: text.schedules[value],
}));

/** The parts of an offer: base, bonus, equity with its vesting, sign-on bonus. */
export function OfferFields({ figures, unit }: { figures: Figures; unit: string }) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-subheading font-semibold">
        {text.legend} <span className="text-base font-normal text-ink-muted">({unit})</span>
      </legend>
      <NumberField
        name="base"
        label={text.base}
        hint={text.baseHint}
        figures={figures}
        className="sm:col-span-2"
      />
      <ChoiceSelect
        id="calculator-bonus-kind"
        label={text.bonusKind}
        value={figures.bonusKind}
        options={Object.entries(text.bonusKinds).map(([value, label]) => ({ value, label }))}
        onChoose={(kind) => setFigure('bonusKind', kind)}
      />
      <NumberField
        name={figures.bonusKind === 'amount' ? 'bonusAmount' : 'bonusPercent'}
        label={
          <>
            {text.bonus}
            {figures.bonusKind === 'percent' && ', %'}
          </>
        }
        figures={figures}
      />
      <NumberField
        name="grant"
        label={text.grant}
        hint={text.grantHint}
        figures={figures}
        className="sm:col-span-2"
      />
      <ChoiceSelect
        id="calculator-schedule"
        label={text.schedule}
        value={figures.schedule}
        options={scheduleOptions}
        onChoose={(schedule) => setFigure('schedule', schedule)}
        className="sm:col-span-2"
      />
      {figures.schedule === 'own' && <ShareFields figures={figures} />}
      <NumberField
        name="signOn"
        label={text.signOn}
        hint={text.signOnHint}
        figures={figures}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}

function ShareFields({ figures }: { figures: Figures }) {
  const { wrongShares } = readOffer(figures);
  return (
    <div role="group" aria-label={text.shares} className="sm:col-span-2">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {shareFields.map((field, index) => (
          <NumberField
            key={field}
            name={field}
            label={`${text.share} ${index + 1}, ${text.shareUnit}`}
            figures={figures}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-muted">
        {wrongShares !== null && (
          <>
            {text.sharesAre} {Math.round(wrongShares * 100) / 100}%. {text.sharesShould}
          </>
        )}
      </p>
    </div>
  );
}
