import { Link, acceptCookies, refuseCookies } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { CloseButton } from '@talent/ui/close-button';
import { Container } from '@talent/ui/container';
import { useLayoutEffect, useRef, type RefObject } from 'react';
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
      className="border-ink bg-surface fixed inset-x-0 bottom-0 z-20 border-t print:hidden"
    >
      {/* In a low window the text scrolls, and the answers stay in sight. */}
      <Container
        width="wide"
        className="relative flex max-h-[45svh] flex-col py-1 sm:gap-2 sm:py-2 lg:flex-row lg:items-center lg:gap-6"
      >
        <div className="text-ink-muted min-h-0 flex-1 overflow-y-auto text-xs leading-tight sm:pr-9 sm:text-sm">
          <h2
            id="cookie-banner"
            className="text-ink mr-[0.25em] inline-block font-sans text-xs leading-tight font-semibold sm:text-sm"
          >
            {title}
          </h2>
          <p className="inline">
            <SmallPaints text={signal ? signalText : text} />
            <Link
              to={policy.to}
              className="text-signal hover:text-signal-hover inline-block underline underline-offset-4"
            >
              {policy.label}
            </Link>
          </p>
        </div>
        <div className="flex shrink-0 gap-2 pr-9 sm:pr-0">
          <Choice onChoose={acceptCookies}>{accept}</Choice>
          <Choice onChoose={refuseCookies}>{refuse}</Choice>
        </div>
        <CloseButton
          label={close}
          onClick={refuseCookies}
          className="absolute right-1 bottom-0 sm:top-0 sm:right-3 lg:static lg:-mr-3"
        />
      </Container>
    </section>
  );
}

/**
 * A text whose words are blocks: as one block it would be the largest paint of pages that are served without the banner. Spaces
 * between them would belong to the block around them, so they are margins. Assistive technology gets the text whole.
 */
function SmallPaints({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">{`${text} `}</span>
      <span aria-hidden>
        {text.split(' ').map((word, at) => (
          <span key={at} className="mr-[0.25em] inline-block">
            {word}
          </span>
        ))}
      </span>
    </>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-9! flex-1 px-1! sm:flex-none sm:px-5! [@media(height<30rem)]:min-h-8!"
      onClick={onChoose}
    >
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
