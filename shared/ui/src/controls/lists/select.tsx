import { useId } from 'react';
import type { ReactNode } from 'react';
import { classList } from '../../class-names/class-list.ts';
import { flatOptions } from './select-options.ts';
import type { SelectGroup, SelectOption } from './select-options.ts';
import { useSelect } from './use-select.ts';

export type { SelectGroup, SelectOption };

export type SelectProps = {
  id?: string | undefined;
  /** Sends the value with a form, also before this code has run. */
  name?: string | undefined;
  label: string;
  /** Choices, or groups of them under a name; groups without choices are left out. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Value of the chosen one; it is always one of the choices. */
  value: string;
  onChoose: (value: string) => void;
  /** The reason why there is nothing to choose: it is shown, and the control does not open. */
  hint?: string | undefined;
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

/**
 * One choice of several that acts at once. Arrow keys, Home, End and letters move, Enter chooses, Escape leaves it as it was.
 * The label is in the page's HTML; the list appears in the browser.
 */
export function Select({
  id,
  name,
  label,
  options,
  value,
  onChoose,
  hint,
  look = 'field',
  className,
}: SelectProps) {
  const generated = useId();
  const ownId = id ?? generated;
  const flat = flatOptions(options);
  const isDisabled = hint !== undefined;
  const { isOpen, at, place, control, list, open, close, choose, press } = useSelect({
    options: flat,
    value,
    isDisabled,
    onChoose,
  });
  const optionId = (index: number) => `${ownId}-option-${index}`;
  const chosen = flat.find((option) => option.value === value);
  const row = (option: SelectOption) => {
    const index = flat.indexOf(option);
    return (
      <Option
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
  return (
    <div className={classList('relative min-w-0', className)}>
      <label id={`${ownId}-label`} htmlFor={ownId} className={looks[look].label}>
        {label}
      </label>
      {name && <input type="hidden" name={name} value={value} />}
      <div className="relative">
        <button
          ref={control}
          type="button"
          id={ownId}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${ownId}-list` : undefined}
          aria-activedescendant={isOpen ? optionId(at) : undefined}
          aria-labelledby={`${ownId}-label`}
          aria-describedby={hint ? `${ownId}-why` : undefined}
          aria-disabled={isDisabled || undefined}
          onClick={() => (isOpen ? close() : open())}
          onKeyDown={press}
          onBlur={close}
          className={classList(
            'flex w-full items-center justify-between gap-2 rounded-sm border border-boundary bg-surface px-3 text-start hover:border-ink aria-disabled:border-rule aria-disabled:bg-paper aria-disabled:text-ink-muted',
            looks[look].control,
          )}
        >
          <span className={classList('min-w-0', looks[look].value)}>{chosen?.label ?? value}</span>
          <Chevron />
        </button>
        {isOpen && (
          <div
            ref={list}
            id={`${ownId}-list`}
            role="listbox"
            aria-labelledby={`${ownId}-label`}
            // The control keeps the focus, or its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            className={classList(
              'absolute z-30 max-h-80 w-max max-w-[min(22rem,calc(100vw-2rem))] min-w-full overflow-y-auto overscroll-contain rounded-sm border border-boundary bg-surface py-1 text-base shadow-overlay',
              place.side === 'above' ? 'bottom-full mb-1' : 'top-full mt-1',
              place.align === 'end' ? 'right-0' : 'left-0',
            )}
          >
            {options.map((each) =>
              'group' in each ? (
                <Group key={each.group} id={`${ownId}-${each.group}`} {...each} row={row} />
              ) : (
                row(each)
              ),
            )}
          </div>
        )}
      </div>
      {hint && (
        <p id={`${ownId}-why`} className="mt-1 text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SelectOption;
  isChosen: boolean;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
}

/** Keys reach the options through the control, which names the marked one. */
function Option({ id, option, isChosen, isMarked, onMark, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-marked={isMarked || undefined}
      data-value={option.value}
      onPointerMove={isMarked ? undefined : onMark}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-1.5 outline-offset-[-2px] data-marked:bg-signal-wash forced-colors:data-marked:outline-2"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className={classList(
          'size-3 shrink-0 fill-none stroke-current stroke-2',
          !isChosen && 'invisible',
        )}
      >
        <path d="m1.5 6.5 3 3 6-7" />
      </svg>
      <span className={classList('min-w-0', isChosen && 'font-medium')}>
        {option.label}
        {option.note && <span className="ml-2 text-sm text-ink-muted">{option.note}</span>}
      </span>
    </div>
  );
}

interface GroupProps extends SelectGroup {
  id: string;
  row: (option: SelectOption) => ReactNode;
}

function Group({ id, group, options, row }: GroupProps) {
  if (options.length === 0) return null;
  const nameId = id.replaceAll(/\W+/g, '-');
  return (
    <div role="group" aria-labelledby={nameId}>
      <p id={nameId} className="px-3 pt-3 pb-1 text-sm text-ink-muted">
        {group}
      </p>
      {options.map(row)}
    </div>
  );
}

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
