import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { applicationText } from '../../content/jobs-text';
import { FormReceipt } from '../forms/form-receipt';

const { sent } = applicationText;

/** What happens to an application that was sent. */
export function ApplicationReceipt({ reference }: { reference: string }): ReactNode {
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
    </FormReceipt>
  );
}
