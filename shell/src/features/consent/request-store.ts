import { withdrawConsent } from '@talent/sdk';
import { create } from 'zustand';

/** A request for the cookie banner. */
export interface BannerRequest {
  /** The control that has the focus back after the choice; null where no one asked. */
  askedBy: HTMLElement | null;
}

/** The last request for the banner: each is an object of its own, so that asking twice counts twice. */
export const requestStore = create<BannerRequest>(() => ({ askedBy: null }));

/** Withdraws the choice: the banner shows and takes the focus, which `askedBy` gets back. */
export function askAgain(askedBy: HTMLElement): void {
  withdrawConsent();
  requestStore.setState({ askedBy });
}
