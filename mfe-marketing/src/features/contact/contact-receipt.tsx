import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { contactText } from '../../content/contact-text';
import { FormReceipt } from '../forms/form-receipt';

const { sent } = contactText;

interface ContactReceiptProps {
  reference: string;
  onAgain: () => void;
}

/** What happens to a request that was sent. */
export function ContactReceipt({ reference, onAgain }: ContactReceiptProps): ReactNode {
  return (
    <FormReceipt title={sent.title} reference={reference}>
      {sent.next.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        {sent.meanwhile}{' '}
        <Link asChild>
          <RouterLink to={sent.link.to}>{sent.link.label}</RouterLink>
        </Link>
        .
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {sent.again}
      </Button>
    </FormReceipt>
  );
}
