import type { SalaryData } from '@talent/api/salary/salary-data';
import { Link as RouterLink } from '@talent/sdk';
import { Field } from '@talent/ui/field';
import { Link } from '@talent/ui/link';
import { Suspense, useId, useRef } from 'react';
import { BandSelect, type BandSelectsProps } from '../../controls/band-selects';
import { amountProblems } from '../../content/amount-problems';
import { countryMoney } from '../../content/country-money';
import { AmountInput } from '../../controls/amount-input';
import { lazyPart } from '@talent/ui/lazy-part';
import { useSalaryData } from '../access/access-store';
import { CityField } from './answer/city-field';
import { offerText as text } from './content/offer-text';
import { handBase } from './handed-base';
import type { UnlockPlace } from './placement/unlock-place';
import { CALCULATOR_PATH, offerSearch } from './share/offer-link';
import { trackSalary } from '../track-salary';
import { useOfferForm } from './use-offer-form';

interface PlaceOfferProps {
  /** The figures that the page carries; after the sign-up those of every role replace them. */
  data: SalaryData;
  /** Key of the role to begin with; the first open one where it is missing or unknown. */
  role?: string;
  /** Where a closed role is unlocked. Give `{ kind: 'link', href: '#sign-up' }` on a page that has the sign-up already. */
  unlock?: UnlockPlace;
}

const unlockHere: UnlockPlace = { kind: 'form', source: 'place-offer' };

// The form is in the page's HTML. The code of the result loads when someone uses it.
const OfferResult = lazyPart(async () => (await import('./offer-result')).OfferResult, text.failed);

/** Whether the base pay of an offer is low, usual or high for a role and place. Nothing of what is typed leaves the browser. */
export function PlaceOffer({ data: open, role, unlock = unlockHere }: PlaceOfferProps) {
  const { data, access } = useSalaryData(open);
  const form = useRef<HTMLFormElement>(null);
  const citiesId = useId();
  const state = useOfferForm(data, role, form);
  const { question } = state;
  return (
    <section
      id="place-offer"
      aria-labelledby="place-offer-title"
      className="mb-8 scroll-mt-24 border-y-2 border-ink py-4 noscript:hidden print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="place-offer-title" className="text-subheading font-medium">
          {text.title}
        </h2>
        <p className="text-sm text-ink-muted">{text.lede}</p>
      </div>
      {/* Sent before this code has run, it opens the calculator with the choices; the amount has no name. */}
      <form
        ref={form}
        action={CALCULATOR_PATH}
        aria-label={text.fields.label}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onFocus={state.want}
        onPointerOver={state.want}
        className="mt-3"
      >
        <OfferFields
          data={data}
          isUnlocked={access.status === 'unlocked'}
          state={state}
          citiesId={citiesId}
        />
      </form>
      {/* As high as the answer that is empty: a pointer that only passes moves nothing. */}
      {!state.isWanted && <Prompt />}
      {state.isWanted && (
        <Suspense fallback={<Prompt />}>
          <OfferResult
            data={data}
            access={access}
            question={question}
            amount={state.amount}
            typed={state.text}
            city={state.city}
            isCityWanted={state.isCityWanted}
            citiesId={citiesId}
            unlock={unlock}
            onChooseRole={(chosen) => state.choose({ role: chosen })}
          />
        </Suspense>
      )}
      {state.amount !== null && (
        <p className="mt-4 text-sm">
          {text.calculator.text}{' '}
          <Link asChild>
            <RouterLink
              to={`${CALCULATOR_PATH}?${offerSearch(question)}`}
              onClick={() => {
                handBase(state.text);
                trackSalary('offer', { action: 'open-calculator' });
              }}
            >
              {text.calculator.action}
            </RouterLink>
          </Link>
        </p>
      )}
    </section>
  );
}

function Prompt() {
  return (
    <p className="mt-4 text-ink-muted max-sm:border-t-2 max-sm:border-ink max-sm:py-2">
      {text.prompt}
    </p>
  );
}

const { fields } = text;

interface OfferFieldsProps {
  data: SalaryData;
  isUnlocked: boolean;
  state: ReturnType<typeof useOfferForm>;
  citiesId: string;
}

/** Role, place and base pay; level, work mode and country are folded. Only the choices have names: a submitted form never has the amount. */
function OfferFields({ data, isUnlocked, state, citiesId }: OfferFieldsProps) {
  const { question, choose } = state;
  const { sign, unit } = countryMoney[question.country];
  const selects: BandSelectsProps = {
    ...{ data, isUnlocked, question, choose },
    ...{ text: fields, id: 'offer' },
  };
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-4">
        <BandSelect name="role" {...selects} />
        <Field
          id="offer-base"
          label={`${fields.base} (${unit})`}
          error={state.problem && amountProblems[state.problem]}
          required
        >
          {({ required: _, ...control }) => (
            <AmountInput
              {...control}
              sign={sign}
              placeholder={fields.baseHint}
              value={state.text}
              onType={state.type}
              onBlur={state.leave}
            />
          )}
        </Field>
        {question.country === 'US' ? (
          <CityField
            id="offer-city"
            value={state.city}
            citiesId={citiesId}
            onWant={state.wantCity}
            onType={state.setCity}
          />
        ) : (
          <BandSelect name="region" {...selects} />
        )}
      </div>
      <details className="mt-2">
        <summary className="min-h-8 w-fit cursor-pointer py-1 text-sm text-signal">
          {fields.more}
        </summary>
        <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-3">
          <BandSelect name="level" {...selects} />
          <BandSelect name="mode" {...selects} />
          <BandSelect name="country" {...selects} />
        </div>
      </details>
    </>
  );
}
