import { cookieSettingsLabel } from '../../content/navigation';
import { askAgain } from './request-store';

/** Withdraws the choice about cookies and puts the question again. */
export function CookieSettings({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={(event) => askAgain(event.currentTarget)}>
      {cookieSettingsLabel}
    </button>
  );
}
