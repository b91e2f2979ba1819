import type { ComponentProps } from 'react';
import { classList } from '../../class-names/class-list.ts';

export type UnitInputProps = ComponentProps<'input'> & {
  /** In front of the number, such as `$`. */
  sign?: string | undefined;
  /** Behind it, such as `%` or `pages`. */
  unit?: string | undefined;
};

/**
 * An input for a number, with its sign or unit inside. Both are drawings: the label has to name them. Text, not
 * `type="number"`, which loses what it cannot read and changes with the mouse wheel.
 */
export function UnitInput({ sign, unit, className, ...input }: UnitInputProps) {
  const start = sign && (sign.length > 1 ? 'ps-12' : 'ps-8');
  const end = unit && (unit.length > 2 ? 'pe-20' : 'pe-9');
  const mark = 'pointer-events-none absolute inset-y-0 flex items-center text-ink-muted';
  return (
    <div className="relative">
      <input
        {...input}
        autoComplete="off"
        spellCheck={false}
        className={classList('control tabular-nums', start, end, className)}
      />
      {sign && (
        <span aria-hidden="true" className={classList(mark, 'start-3')}>
          {sign}
        </span>
      )}
      {unit && (
        <span aria-hidden="true" className={classList(mark, 'end-3')}>
          {unit}
        </span>
      )}
    </div>
  );
}
