import { cookieSettingsLabel } from '../../content/navigation';
import { askAgain } from './request-store';

/** Withdraws the cookie choice and shows the banner again. */
export function CookieSettings({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={(event) => askAgain(event.currentTarget)}>
      {cookieSettingsLabel}
    </button>
  );
}
