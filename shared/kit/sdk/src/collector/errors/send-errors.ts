import { ERRORS_PATH } from '@talent/protocol/errors/errors-path';
import type { BrowserReport, ErrorBatch } from '@talent/protocol/errors/error-reports';
import { consentStore, isRefused } from '@talent/sdk';
import { safely } from '../../analytics/safely.ts';
import { postBatch } from '../delivery/send-events.ts';
import { sessionId } from '../delivery/write-events.ts';

/** Most errors that wait, and of a request. */
const MOST_WAITING = 10;
/** How long an error waits for others, ms. */
const WAIT_MS = 1000;

/**
 * Sends errors to the gateway once the visitor accepts it; those that a visitor refuses are dropped. A failed request is not
 * repeated.
 *
 * @param composition id of this tab's set of versions
 */
export function createErrorSender(composition: string): (report: BrowserReport) => void {
  let waiting: readonly BrowserReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  consentStore.subscribe((consent, before) => {
    const isTakenBack = before.status !== 'unknown' && consent.status === 'unset';
    if (isTakenBack || isRefused(consent)) waiting = [];
    plan();
  });
  window.addEventListener('pagehide', send);

  function plan(): void {
    clearTimeout(timer);
    if (waiting.length > 0 && consentStore.getState().status === 'accepted') {
      timer = setTimeout(send, WAIT_MS);
    }
  }

  function send(): void {
    if (waiting.length === 0 || consentStore.getState().status !== 'accepted') return;
    const reports = [...waiting];
    waiting = [];
    safely(() => {
      const body: ErrorBatch = { session_id: sessionId(), composition, reports };
      postBatch(ERRORS_PATH, body);
    });
  }

  return (report) => {
    if (isRefused(consentStore.getState())) return;
    waiting = [...waiting, report].slice(0, MOST_WAITING);
    plan();
  };
}
