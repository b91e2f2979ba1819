import { Button } from '@talent/ui/button';
import { contactText } from '../../content/contact-text';
import { LastingReceipt } from '../forms/lasting-receipt';

const { sent } = contactText;

interface ContactReceiptProps {
  reference: string;
  onAgain: () => void;
}

/** What happens to a request that was sent. */
export function ContactReceipt({ reference, onAgain }: ContactReceiptProps) {
  return (
    <LastingReceipt words={sent} reference={reference}>
      <Button variant="secondary" onClick={onAgain}>
        {sent.again}
      </Button>
    </LastingReceipt>
  );
}
