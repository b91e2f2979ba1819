import { Link, acceptCookies, refuseCookies } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { X } from 'lucide-react';
import { useRef, useLayoutEffect, type RefObject } from 'react';
import { cookieBanner } from '../../content/cookies';
import { useBannerHeight } from './use-banner-height';
import { CONTENT_ID } from '../document/content-id';
import { requestStore } from './request-store';

/**
 * The cookie question at the foot of the window: a named region, not a dialog. Both answers look the
 * same. `signal`: the browser sends Global Privacy Control, and the banner says that it was honored.
 */
export function ConsentBanner({ signal }: { signal: boolean }) {
  const banner = useRef<HTMLElement>(null);
  useBannerHeight(banner);
  useBannerFocus(banner);
  const { title, text, signalText, policy, accept, refuse, close } = cookieBanner;
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="cookie-banner"
      className="border-ink bg-surface fixed inset-x-0 bottom-0 z-20 max-h-[60svh] overflow-y-auto border-t print:hidden"
    >
      <Container
        width="wide"
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3 lg:grid-cols-[1fr_auto_auto] lg:gap-x-8 lg:py-4"
      >
        <h2 id="cookie-banner" className="text-subheading lg:self-end">
          {title}
        </h2>
        <p className="text-ink-muted col-span-2 row-start-2 text-sm lg:col-span-1">
          {signal ? signalText : text}{' '}
          <Link
            to={policy.to}
            className="text-signal hover:text-signal-hover whitespace-nowrap underline underline-offset-4"
          >
            {policy.label}
          </Link>
        </p>
        <div className="col-span-2 row-start-3 mt-3 grid grid-cols-2 gap-2 sm:flex lg:col-span-1 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <Choice onChoose={acceptCookies}>{accept}</Choice>
          <Choice onChoose={refuseCookies}>{refuse}</Choice>
        </div>
        <button
          type="button"
          onClick={refuseCookies}
          className="text-ink-muted hover:text-ink col-start-2 row-start-1 -mr-3 inline-flex size-11 items-center justify-center lg:col-start-3 lg:row-span-2"
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">{close}</span>
        </button>
      </Container>
    </section>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <Button variant="secondary" size="sm" className="min-h-11! sm:px-5" onClick={onChoose}>
      {children}
    </Button>
  );
}

/**
 * The banner takes the focus only when the visitor opens it. When it closes, its focus returns to the control
 * that opened it, or to the start of the page's content.
 */
function useBannerFocus(banner: RefObject<HTMLElement | null>): void {
  const request = requestStore();
  useLayoutEffect(() => {
    if (request.askedBy) banner.current?.focus();
  }, [banner, request]);

  useLayoutEffect(() => {
    const element = banner.current;
    return () => {
      const { askedBy } = requestStore.getState();
      const active = document.activeElement;
      requestStore.setState({ askedBy: null });
      // Some browsers do not focus a clicked button: the focus is then on the body.
      const isHeld = element?.contains(active) || (askedBy !== null && active === document.body);
      if (!isHeld) return;
      if (askedBy?.isConnected) askedBy.focus();
      else document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    };
  }, [banner]);
}
