import type { SalaryData } from '@talent/api/salary/salary-data';
import { useLocation } from '@talent/sdk';
import { useEffect, useState, type RefObject } from 'react';
import type { BandQuestion } from '../../calculations/bands/place/closest-band';
import { readAmount } from '../../calculations/read-amount';

/** Largest base pay that makes sense, a year in units of the currency. */
const MOST = 50_000_000;

/** The choices and the typed amount of a placed offer; they are in this page's memory only. */
export function useOfferForm(
  data: SalaryData,
  start: string | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const [question, setQuestion] = useState<BandQuestion>(() => startQuestion(data, start));
  const [text, setText] = useState('');
  const [city, setCity] = useState('');
  const [isCityWanted, setCityWanted] = useState(false);
  const [isTyping, setTyping] = useState(false);
  // The code of the result loads with the first sign that someone wants it.
  const [isWanted, setWanted] = useState(false);
  const handed = readOffer(useLocation().state);
  useEffect(() => {
    if (handed === null) return;
    const isKnown = data.roles.some(({ key }) => key === handed.role);
    if (isKnown) setQuestion((before) => ({ ...before, role: handed.role }));
    setText(handed.base);
    setCity(handed.city);
    setCityWanted(handed.city !== '');
    setWanted(true);
    // oxlint-disable-next-line react/exhaustive-deps -- of the arrival: later the fields are the visitor's
  }, []);
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
    city,
    setCity,
    isCityWanted,
    wantCity: () => setCityWanted(true),
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

/** The offer that another page of this site has put into the history of the tab; null without one. */
function readOffer(state: unknown) {
  const offer = (state as { offer?: Record<'role' | 'base' | 'city', unknown> } | null)?.offer;
  if (typeof offer !== 'object') return null;
  const { role, base, city } = offer;
  const isWhole = [role, base, city].every((part) => typeof part === 'string');
  return isWhole ? { role: String(role), base: String(base), city: String(city) } : null;
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
