import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { classList } from '../../class-names/class-list.ts';
import { FieldError } from '../fields/field-error.tsx';
import { FieldHint, FieldLabel, useFieldIds } from '../fields/field.tsx';
import { ListOption, OptionGroup, listLook } from './list-option.tsx';
import { NativeOptions } from './native-options.tsx';
import { flatOptions, optionsOf, type SelectGroup, type SelectOption } from './select-options.ts';
import { useOwnList } from './use-own-list.ts';
import { useSelect } from './use-select.ts';

export { optionsOf };
export type { SelectGroup, SelectOption };

export type SelectProps<Value extends string = string> = {
  id?: string | undefined;
  /** Sends the value with a form, also before this code has run. */
  name?: string | undefined;
  label: string;
  /** Choices, or groups of them under a name; groups without choices are left out. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Value of the chosen one, which is one of the choices. Without it the control holds its own: the first choice at first. */
  value?: Value | undefined;
  onChoose?: ((value: Value) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** How to choose, shown from the start. */
  hint?: ReactNode;
  /** States the problem and how to fix it. */
  error?: ReactNode;
  /** The default; a field that may stay empty says so in its label. */
  required?: boolean | undefined;
  /** The reason why there is nothing to choose: it is shown, and the control does not open. */
  unavailable?: string | undefined;
  /** `field` has its label above, as in a form; `bar` has it inside, for a row of filters. */
  look?: 'field' | 'bar';
  className?: string | undefined;
};

const looks = {
  field: { label: 'mb-1.5 block font-medium', control: 'min-h-11 py-2', value: '' },
  bar: {
    label: 'pointer-events-none absolute top-1 left-3 z-1 text-xs text-ink-muted',
    control: 'min-h-12 pt-4.5 pb-0.5 text-sm font-medium',
    value: 'truncate',
  },
} as const;

const box =
  'w-full rounded-sm border border-boundary bg-surface px-3 text-start text-ink hover:border-ink aria-invalid:border-negative aria-invalid:shadow-[inset_0_0_0_1px_var(--negative)] disabled:border-rule disabled:bg-paper disabled:text-ink-muted disabled:opacity-100 aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-ink-muted';

/**
 * One choice of several. A native select, which the served page has and phones keep; with a mouse it opens a list of ours,
 * and the native one stays behind it as the control of the form. Arrow keys, Home, End and letters move, Enter chooses,
 * Escape leaves it as it was.
 */
export function Select<Value extends string>({
  id,
  name,
  label,
  options,
  value: given,
  onChoose,
  onBlur,
  hint,
  error,
  required = true,
  unavailable,
  look = 'field',
  className,
}: SelectProps<Value>) {
  const listId = useId();
  const { controlId, hintId, errorId, described, invalid } = useFieldIds({ id, hint, error });
  const flat = flatOptions(options);
  const [own, setOwn] = useState(flat[0]?.value);
  const value = given ?? own ?? ('' as Value);
  const native = useRef<HTMLSelectElement>(null);
  const isOurs = useOwnList();
  const isDisabled = unavailable !== undefined;

  const take = (next: string): void => {
    const option = flat.find((each) => each.value === next);
    if (!option) return;
    setOwn(option.value);
    onChoose?.(option.value);
  };
  const { isOpen, at, place, control, list, open, close, choose, press } = useSelect({
    options: flat,
    value,
    isDisabled,
    // Through the native control, so that its form hears of it too.
    onChoose: (next) => {
      if (!native.current) return;
      native.current.value = next;
      native.current.dispatchEvent(new Event('change', { bubbles: true }));
    },
  });
  // A choice that was made in the served page counts.
  const served = useRef(take);
  useEffect(() => {
    const chosen = native.current && choiceOfServed(native.current);
    if (chosen) served.current(chosen);
  }, []);

  const optionId = (index: number) => `${listId}-${index}`;
  const row = (option: SelectOption) => {
    const index = flat.findIndex((each) => each.value === option.value);
    return (
      <ListOption
        key={option.value}
        id={optionId(index)}
        option={option}
        isChosen={option.value === value}
        isMarked={index === at}
        onMark={() => open(index)}
        onChoose={() => choose(index)}
      />
    );
  };
  const tied = {
    'aria-describedby': classList(described, isDisabled && `${controlId}-why`) || undefined,
    'aria-invalid': invalid,
  } as const;
  return (
    <div className={classList('relative min-w-0', className)}>
      <label id={`${controlId}-label`} htmlFor={controlId} className={looks[look].label}>
        <FieldLabel label={label} required={required} />
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className="relative" data-enhanced="">
        <select
          {...(isOurs ? {} : { ...tied, id: controlId })}
          ref={native}
          name={name}
          value={value}
          // Firefox restores fields at a reload, and that would count as a choice. A page that holds the value restores it.
          autoComplete={given === undefined ? undefined : 'off'}
          required={required}
          disabled={isDisabled}
          hidden={isOurs}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => take(target.value)}
          onBlur={onBlur}
          className={classList(
            box,
            'appearance-none truncate pe-8 text-base pointer-coarse:text-base',
            looks[look].control,
          )}
        >
          <NativeOptions options={options} />
        </select>
        {isOurs ? (
          <button
            {...tied}
            ref={control}
            type="button"
            id={controlId}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${listId}-list` : undefined}
            aria-activedescendant={isOpen ? optionId(at) : undefined}
            aria-labelledby={`${controlId}-label`}
            aria-disabled={isDisabled || undefined}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={press}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            className={classList(
              box,
              'flex items-center justify-between gap-2',
              looks[look].control,
            )}
          >
            <span className={classList('min-w-0', looks[look].value)}>
              {flat.find((option) => option.value === value)?.label ?? value}
            </span>
            <Chevron />
          </button>
        ) : (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center">
            <Chevron />
          </span>
        )}
        {isOpen && (
          <div
            ref={list}
            id={`${listId}-list`}
            role="listbox"
            aria-labelledby={`${controlId}-label`}
            // The control keeps the focus, or its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            className={listLook(place)}
          >
            {options.map((each) =>
              'group' in each ? (
                <OptionGroup key={each.group} id={`${listId}-${each.group}`} {...each} row={row} />
              ) : (
                row(each)
              ),
            )}
          </div>
        )}
      </div>
      {unavailable && (
        <p id={`${controlId}-why`} className="mt-1 text-sm text-ink-muted">
          {unavailable}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The value that was chosen before this code ran; null where it is the page's own. */
function choiceOfServed({ options, selectedIndex, value }: HTMLSelectElement): string | null {
  const given = [...options].findIndex((option) => option.defaultSelected);
  return given >= 0 && given !== selectedIndex ? value : null;
}

/** Says that a control opens a list. Drawn here: the icon library's runtime would be larger. */
function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className="size-3 shrink-0 fill-none stroke-current stroke-2"
    >
      <path d="m2 4 4 4 4-4" />
    </svg>
  );
}
