import type { ReactNode } from 'react';

interface FieldGroupProps {
  legend: string;
  unit?: string;
  children: ReactNode;
}

/** Fields in two columns under a legend. */
export function FieldGroup({ legend, unit, children }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-4 text-subheading font-semibold">
        <span>{legend}</span>
        {unit && (
          <>
            {' '}
            <span className="text-base font-normal text-ink-muted">{`(${unit})`}</span>
          </>
        )}
      </legend>
      {children}
    </fieldset>
  );
}
