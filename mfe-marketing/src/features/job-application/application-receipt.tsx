import { applicationText } from '../../content/jobs-text';
import { LastingReceipt } from '../forms/lasting-receipt';

/** What happens to an application that was sent. */
export function ApplicationReceipt({ reference }: { reference: string }) {
  return <LastingReceipt words={applicationText.sent} reference={reference} />;
}
