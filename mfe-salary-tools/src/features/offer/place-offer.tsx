import type { SalaryData } from '@talent/api/salary/salary-data';
import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { Section } from '@talent/ui/section';
import { Suspense, lazy, useRef } from 'react';
import { useSalaryData } from '../access/access-store';
import { offerText as text } from './content/offer-text';
import { handBase } from './handed-base';
import { OfferFields } from './offer-fields';
import type { UnlockPlace } from './placement/unlock-place';
import { CALCULATOR_PATH, offerSearch } from './share/offer-link';
import { trackOffer } from './track-offer';
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
const OfferResult = lazy(() =>
  import('./offer-result').then(
    ({ OfferResult: Result }) => ({ default: Result }),
    () => ({ default: ResultMissing }),
  ),
);

/** A section in which a visitor places the base pay of an offer among the pay for a role. Nothing of it leaves the browser. */
export function PlaceOffer({ data: open, role, unlock = unlockHere }: PlaceOfferProps) {
  const { data, access } = useSalaryData(open);
  const form = useRef<HTMLFormElement>(null);
  const state = useOfferForm(data, role, form);
  const { question } = state;
  return (
    <Section id="place-offer" title={text.title} lede={text.lede} rule className="print:hidden">
      <Notice className="hidden noscript:flex">
        <p>{text.noScript}</p>
        <Link asChild>
          <a href="/ai-ml-salary-data">{text.noScriptLink}</a>
        </Link>
      </Notice>
      <div className="grid gap-x-14 gap-y-8 noscript:hidden lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        {/* Sent before this code has run, it opens the calculator with the choices; the amount has no name. */}
        <form
          ref={form}
          action={CALCULATOR_PATH}
          aria-label={text.fields.label}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          onFocus={state.want}
          onPointerOver={state.want}
          className="space-y-5"
        >
          <OfferFields data={data} isUnlocked={access.status === 'unlocked'} state={state} />
          <p className="border-l-2 border-ink pl-4 text-sm">{text.privacy}</p>
        </form>
        <div className="min-h-96 min-w-0">
          {state.isWanted ? (
            <Suspense fallback={<p className="text-ink-muted">{text.loading}</p>}>
              <OfferResult
                data={data}
                access={access}
                question={question}
                amount={state.amount}
                typed={state.text}
                unlock={unlock}
                onChooseRole={(chosen) => state.choose({ role: chosen })}
              />
            </Suspense>
          ) : (
            <p className="text-lg text-ink-muted">{text.prompt}</p>
          )}
          <p className="mt-6 max-w-prose">
            {text.calculator.text}{' '}
            <Link asChild>
              <RouterLink
                to={`${CALCULATOR_PATH}?${offerSearch(question)}`}
                onClick={() => {
                  handBase(state.text);
                  trackOffer({ action: 'open-calculator' });
                }}
              >
                {text.calculator.action}
              </RouterLink>
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

function ResultMissing() {
  return <p role="alert">{text.failed}</p>;
}
