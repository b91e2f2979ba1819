import type { ReactNode } from 'react';
import { classList } from '../../class-names/class-list.ts';
import type { ListPlace } from './list-place.ts';
import type { SelectGroup, SelectOption } from './select-options.ts';

/** Classes of an opened list at its place. */
export function listLook({ side, align }: ListPlace): string {
  return classList(
    'absolute z-30 max-h-80 w-max max-w-[min(22rem,calc(100vw-2rem))] min-w-full overflow-y-auto overscroll-contain rounded-sm border border-boundary bg-surface py-1 text-base shadow-overlay',
    side === 'above' ? 'bottom-full mb-1' : 'top-full mt-1',
    align === 'end' ? 'right-0' : 'left-0',
  );
}

interface ListOptionProps {
  id: string;
  option: SelectOption;
  isChosen: boolean;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
}

/** Keys reach the options through the control, which names the marked one. */
export function ListOption(props: ListOptionProps) {
  const { id, option, isChosen, isMarked, onMark, onChoose } = props;
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
        <span>{option.label}</span>
        {option.note && <span className="ml-2 text-sm text-ink-muted">{option.note}</span>}
      </span>
    </div>
  );
}

interface OptionGroupProps extends SelectGroup {
  id: string;
  row: (option: SelectOption) => ReactNode;
}

/** Choices under their name; nothing where there are none. */
export function OptionGroup({ id, group, options, row }: OptionGroupProps) {
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
