import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { formText } from './content/form-text';

interface FormReceiptProps {
  title: string;
  reference: string;
  /** The next steps. */
  children: ReactNode;
}

/** Stands where a form was that has been sent, and takes the focus that its button had. */
export function FormReceipt({ title, reference, children }: FormReceiptProps) {
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
      <div className="max-w-prose space-y-4">{children}</div>
    </div>
  );
}
