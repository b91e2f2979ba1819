import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { FormReceipt } from './form-receipt';

interface LastingReceiptProps {
  words: {
    title: string;
    /** The next steps, a paragraph each. */
    next: readonly string[];
    /** Words before the link to something to read until then. */
    meanwhile: string;
    link: { to: string; label: string };
  };
  reference: string;
  /** Further actions. */
  children?: ReactNode;
}

/** The receipt of a form that people take some days to answer. */
export function LastingReceipt({ words, reference, children }: LastingReceiptProps) {
  return (
    <FormReceipt title={words.title} reference={reference}>
      {words.next.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        {words.meanwhile}{' '}
        <Link asChild>
          <RouterLink to={words.link.to}>{words.link.label}</RouterLink>
        </Link>
        .
      </p>
      {children}
    </FormReceipt>
  );
}
