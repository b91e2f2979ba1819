import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { CONTENT_ID } from '../document/content-id';
import { requestStore } from './request-store';

/**
 * The banner takes the focus only when the visitor opens it. When it closes, its focus returns to the control
 * that opened it, or to the start of the page's content.
 */
export function useBannerFocus(banner: RefObject<HTMLElement | null>): void {
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
