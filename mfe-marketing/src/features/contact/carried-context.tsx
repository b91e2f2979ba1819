import { contextQuery, type HireContext } from '@talent/api/forms/contact-link';
import { contextFacts, readContext } from '@talent/api/forms/hire-context';
import { useLocation, useNavigate } from '@talent/sdk';
import { CloseButton } from '@talent/ui/close-button';
import { useHydrated } from '@talent/ui/use-hydrated';
import { useId, useState } from 'react';
import { contactText } from './content/contact-text';

const { carried: text } = contactText;

/**
 * What the visitor looked at before, as chips that can be removed. It is in the address, so that a reload keeps it; the
 * served page is the same for every address. A calculation is sent only where the visitor says so.
 */
export function CarriedContext() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const titleId = useId();
  const [sendsCalculation, setSendsCalculation] = useState(false);
  const isHydrated = useHydrated();
  const all = isHydrated ? readContext(`${search.slice(1)}&${hash.slice(1)}`) : {};
  const { calculation, ...shown } = all;
  const remove = (name: keyof HireContext): void => {
    const { amount, calculation: kept, ...open } = { ...all, [name]: null };
    const rest = { search: contextQuery(open), hash: contextQuery({ amount, calculation: kept }) };
    void navigate(rest, { replace: true, preventScrollReset: true });
  };
  const sent = contextQuery(sendsCalculation ? all : shown);
  return (
    <div data-unkept>
      <input type="hidden" name="context" value={sent} />
      {Object.keys(shown).length > 0 && (
        <>
          <p id={titleId} className="mb-2 font-medium">
            {text.title}
          </p>
          <ul aria-labelledby={titleId} className="flex flex-wrap gap-2">
            {contextFacts(shown).map(({ name, label, text: words }) => (
              <li
                key={name}
                className="flex items-center rounded-sm border border-boundary pl-3 text-sm"
              >
                <span className="[overflow-wrap:anywhere]">{`${label}: ${words}`}</span>
                <CloseButton
                  label={`${text.remove}: ${label}, ${words}`}
                  onClick={() => remove(name)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {calculation && (
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={sendsCalculation}
            onChange={({ target }) => setSendsCalculation(target.checked)}
          />
          <span>{text.calculation}</span>
        </label>
      )}
    </div>
  );
}
