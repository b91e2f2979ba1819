import { join } from 'node:path';
import { readOutbox } from '@talent/backend/mail/outbox';
import type { AttackedSite } from './attacked-site.ts';
import { until } from './many.ts';

/** Texts of the mails to an address, newest first. */
export function mailsTo({ dataDir }: Pick<AttackedSite, 'dataDir'>, address: string): string[] {
  return readOutbox(join(dataDir, 'outbox'))
    .filter(({ mail }) => mail.to === address)
    .map(({ mail }) => mail.text ?? '');
}

/** Waits until an address has so many mails. */
export function untilMailed(site: AttackedSite, address: string, count: number): Promise<boolean> {
  return until(() => mailsTo(site, address).length >= count);
}
