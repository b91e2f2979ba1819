import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../../class-names/class-list.ts';

export type SwitchFieldProps = Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & {
  /** The state that is on when the switch is: 'Show noise'. */
  label: ReactNode;
};

/** A setting that acts at once; in a form that is sent, `checkbox-field` is right. Attributes go to the input. */
export function SwitchField({ label, ...rest }: SwitchFieldProps) {
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className={classList(
            'h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-boundary bg-surface transition-colors motion-reduce:transition-none',
            'before:block before:size-4 before:translate-x-0.75 before:translate-y-0.75 before:rounded-full before:bg-ink-muted before:transition-transform motion-reduce:before:transition-none',
            'hover:border-ink checked:border-signal checked:bg-signal checked:before:translate-x-4.75 checked:before:bg-signal-ink disabled:cursor-not-allowed disabled:opacity-60',
            // The system's colors show the place of the knob.
            'forced-colors:before:border forced-colors:before:border-current forced-colors:before:bg-[CanvasText]',
          )}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
