import type { SalaryData } from '@talent/api/salary/salary-data';
import { Link as RouterLink } from '@talent/sdk';
import { Field } from '@talent/ui/field';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { Section } from '@talent/ui/section';
import { Suspense, useRef, useEffect, useState, type RefObject } from 'react';
import type { BandQuestion } from '../../calculations/bands/place/closest-band';
import { readAmount } from '../../calculations/read-amount';
import { BandSelect, type BandSelectsProps } from '../../controls/band-selects';
import { amountProblems } from '../../content/amount-problems';
import { countryMoney } from '../../content/country-money';
import { AmountInput } from '../../controls/amount-input';
import { lazyPart } from '@talent/ui/lazy-part';
import { useSalaryData } from '../access/access-store';
import { offerText as text } from './content/offer-text';
import { handBase } from './handed-base';
import type { UnlockPlace } from './placement/unlock-place';
import { CALCULATOR_PATH, offerSearch } from './share/offer-link';
import { trackSalary } from '../track-salary';

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
                  trackSalary('offer', { action: 'open-calculator' });
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

const { fields } = text;

interface OfferFieldsProps {
  data: SalaryData;
  isUnlocked: boolean;
  state: ReturnType<typeof useOfferForm>;
}

/** Role, base pay, level, place and work mode. Only the choices have names: a submitted form never has the amount. */
function OfferFields({ data, isUnlocked, state }: OfferFieldsProps) {
  const { question, choose } = state;
  const { sign, unit } = countryMoney[question.country];
  const selects: BandSelectsProps = {
    ...{ data, isUnlocked, question, choose },
    ...{ text: fields, id: 'offer' },
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BandSelect name="role" {...selects} />
      <Field
        id="offer-base"
        label={`${fields.base} (${unit})`}
        hint={fields.baseHint}
        error={state.problem && amountProblems[state.problem]}
        className="sm:col-span-2"
        required
      >
        {({ required: _, ...control }) => (
          <AmountInput
            {...control}
            sign={sign}
            value={state.text}
            onType={state.type}
            onBlur={state.leave}
          />
        )}
      </Field>
      <BandSelect name="level" {...selects} />
      <BandSelect name="mode" {...selects} />
      <BandSelect name="country" {...selects} />
      <BandSelect name="region" {...selects} />
    </div>
  );
}

/** Largest base pay that makes sense, a year in units of the currency. */
const MOST = 50_000_000;

/** The choices and the typed amount of a placed offer; they are in this page's memory only. */
function useOfferForm(
  data: SalaryData,
  start: string | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const [question, setQuestion] = useState<BandQuestion>(() => startQuestion(data, start));
  const [text, setText] = useState('');
  const [isTyping, setTyping] = useState(false);
  // The code of the result loads with the first sign that someone wants it.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    // Text typed before this code ran is in the field, and React does not know it.
    const early = form.current?.querySelector<HTMLInputElement>('#offer-base')?.value ?? '';
    if (early !== '') {
      setText(early);
      setWanted(true);
    }
  }, [form]);
  const typed = readAmount(text, MOST);
  return {
    question,
    text,
    isWanted,
    want: () => setWanted(true),
    /** A base pay above 0; null where there is none. */
    amount: typed.status === 'read' && typed.value > 0 ? typed.value : null,
    /** Why the text is no amount; only after the field was left. */
    problem: typed.status === 'refused' && !isTyping ? typed.reason : null,
    type: (value: string) => {
      setTyping(true);
      setText(value);
    },
    leave: () => setTyping(false),
    /** Another country has other places. */
    choose: (changes: Partial<BandQuestion>) =>
      setQuestion((before) => ({
        ...before,
        ...(changes.country && changes.country !== before.country ? { region: null } : {}),
        ...changes,
      })),
  };
}

function startQuestion({ roles }: SalaryData, role: string | undefined): BandQuestion {
  const known = roles.find(({ key }) => key === role) ?? roles.find(({ open }) => open) ?? roles[0];
  return {
    role: known?.key ?? '',
    country: 'US',
    region: null,
    level: null,
    mode: null,
  };
}
