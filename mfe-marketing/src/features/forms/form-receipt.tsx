import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { useEffect, useRef } from 'react';
import { formText } from './content/form-text';

/** Words of a form that has been sent. */
export interface ReceiptText {
  title: string;
  /** The next steps, a paragraph each. */
  next: readonly string[];
  /** Something to read until then, and the words before its link. */
  meanwhile?: string;
  link?: { to: string; label: string };
  /** Label of the button that brings the empty form back. */
  again?: string;
}

interface FormReceiptProps {
  text: ReceiptText;
  reference: string;
  onAgain: () => void;
}

/** Stands where a form was that has been sent, and takes the focus that its button had. */
export function FormReceipt({ text, reference, onAgain }: FormReceiptProps) {
  const { title, next, meanwhile, link, again } = text;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="border-l-4 border-positive bg-surface px-5 py-6 md:px-8">
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h3>
      <p className="mt-3 text-ink-muted">{formText.reference}</p>
      <p className="mb-4 text-2xl font-semibold tabular-nums">{reference}</p>
      <div className="max-w-prose space-y-4">
        {next.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            {meanwhile}{' '}
            <Link asChild>
              <RouterLink to={link.to}>{link.label}</RouterLink>
            </Link>
            .
          </p>
        )}
        {again && (
          <Button variant="secondary" onClick={onAgain}>
            {again}
          </Button>
        )}
      </div>
    </div>
  );
}
