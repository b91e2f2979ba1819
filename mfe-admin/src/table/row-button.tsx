import type { ComponentProps } from 'react';

/** A button within a row that reads like a link: it opens what the row is about, here. */
export function RowButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={`text-signal hover:text-signal-hover py-0.5 text-start underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`}
    />
  );
}
