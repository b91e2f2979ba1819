import { classList } from '../../class-names/class-list.ts';

export type SegmentedControlProps<Value extends string> = {
  name: string;
  legend: string;
  /** Shown above; by default for screen readers alone, where the choices say what they are. */
  legendShown?: boolean;
  choices: readonly { value: Value; label: string; note?: string | undefined }[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string | undefined;
};

/** Letters that fit in a row of 320 px with three segments. */
const ROW_LETTERS = 26;

/** A few views or modes, one of which is on, in a row; long ones stack on a phone. Arrow keys move through them. */
export function SegmentedControl<Value extends string>({
  name,
  legend,
  legendShown = false,
  choices,
  value,
  onChoose,
  className,
}: SegmentedControlProps<Value>) {
  const letters = choices.reduce((sum, { label, note = '' }) => sum + (label + note).length, 0);
  const stacks = letters > ROW_LETTERS || choices.length > 3;
  return (
    <fieldset className={classList('min-w-0', className)}>
      <legend className={legendShown ? 'mb-1.5 font-medium' : 'sr-only'}>{legend}</legend>
      <div className={classList('flex flex-wrap', stacks && 'max-sm:flex-col')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classList(
              'relative flex min-h-11 cursor-pointer items-center gap-2 border border-boundary px-3 hover:bg-surface has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-4 forced-colors:has-checked:underline forced-colors:has-checked:decoration-2',
              stacks
                ? 'max-sm:not-first:-mt-px max-sm:first:rounded-t-sm max-sm:last:rounded-b-sm sm:not-first:-ml-px sm:first:rounded-l-sm sm:last:rounded-r-sm'
                : 'not-first:-ml-px first:rounded-l-sm last:rounded-r-sm',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              // As large as the segment: a pointer meets the control itself.
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <span>{choice.label}</span>
            {choice.note !== undefined && (
              <>
                {' '}
                <span className="text-sm tabular-nums opacity-80">{choice.note}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
