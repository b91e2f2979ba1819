import { useNavigate } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useRef } from 'react';
import type { HomeContent } from '../content/home-content';

const DASHBOARD = '/ai-ml-salary-data';

interface OfferFormProps {
  /** Key of the chosen role. */
  role: string;
  text: HomeContent['instrument']['offer'];
}

/**
 * Leads to the dashboard, which answers whether an offer is fair. What is typed goes there in the history of this tab: the
 * fields have no names, so that a form that is sent before this code runs has the role alone.
 */
export function OfferForm({ role, text }: OfferFormProps) {
  const navigate = useNavigate();
  const base = useRef<HTMLInputElement>(null);
  const city = useRef<HTMLInputElement>(null);
  const field = { className: 'control', autoComplete: 'off' } as const;
  return (
    <form
      action={DASHBOARD}
      aria-label={text.title}
      className="mt-6 grid grid-cols-2 gap-x-3 gap-y-2 border-t border-rule pt-4 noscript:hidden print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const offer = { role, base: base.current?.value ?? '', city: city.current?.value ?? '' };
        void navigate(DASHBOARD, { state: { offer } });
      }}
    >
      <input type="hidden" name="roles" value={role} />
      <p className="col-span-2 font-medium">{text.title}</p>
      <label className="text-sm">
        <span className="mb-1 block">{text.base}</span>
        <input ref={base} inputMode="decimal" {...field} />
      </label>
      <label className="text-sm">
        <span className="mb-1 block">{text.city}</span>
        <input ref={city} {...field} />
      </label>
      <Button type="submit" variant="secondary" className="col-span-2 justify-self-start">
        {text.action}
      </Button>
    </form>
  );
}
