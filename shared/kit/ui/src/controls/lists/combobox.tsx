import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { enterValue } from '../enter-value.ts';
import { Field, splitFieldProps, type FieldProps } from '../fields/field.tsx';
import { ListOption, listLook } from './list-option.tsx';
import { keepInView } from './keep-in-view.ts';
import { movedTo } from './select-options.ts';

export type ComboboxProps = Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'type' | 'list' | 'value'
> &
  Omit<FieldProps, 'children'> & {
    /** Suggestions; anything else can be typed. */
    suggestions: readonly string[];
    /** Whether a suggestion fits what was typed, in lower case; default: it contains it. */
    fits?: (suggestion: string, sought: string) => boolean;
  };

const contains = (suggestion: string, sought: string) => suggestion.toLowerCase().includes(sought);

/** As many as a person reads; more letters find the others. */
const MOST = 50;

/**
 * A text with suggestions that contain what was typed. Arrows move, Enter takes the marked one, Escape closes the list.
 * `ref` and every other attribute go to the input.
 */
export function Combobox({ suggestions, fits = contains, onBlur, ...props }: ComboboxProps) {
  const { frame, control } = splitFieldProps(props);
  const listId = useId();
  const around = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Null: closed. `at`: index of the marked one, -1 for none.
  const [open, setOpen] = useState<{ sought: string; at: number } | null>(null);
  const sought = open?.sought.trim().toLowerCase() ?? '';
  const found = suggestions.filter((each) => fits(each, sought)).slice(0, MOST);
  const isOpen = open !== null && found.length > 0;
  const at = isOpen ? open.at : -1;

  function mark(index: number): void {
    setOpen((before) => ({ sought: before?.sought ?? '', at: index }));
    const marked = list.current?.children[index];
    if (list.current && marked instanceof HTMLElement) keepInView(list.current, marked);
  }

  function take(input: HTMLInputElement, value: string): void {
    enterValue(input, value);
    setOpen(null);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget } = event;
    const marked = found[at];
    if (key === 'Enter' && marked !== undefined) {
      // The form is not sent yet.
      event.preventDefault();
      take(currentTarget, marked);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(null);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) mark(movedTo(key, at, found.length) ?? 0);
      else setOpen({ sought: '', at: 0 });
    }
  }

  return (
    <Field {...frame}>
      {(tied) => (
        <div ref={around} className="relative">
          <input
            {...control}
            {...tied}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            className="control"
            onInput={(event) => setOpen({ sought: event.currentTarget.value, at: -1 })}
            onKeyDown={press}
            onBlur={(event) => {
              setOpen(null);
              onBlur?.(event);
            }}
          />
          {isOpen && (
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={typeof frame.label === 'string' ? frame.label : undefined}
              // The input keeps the focus, or its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              className={listLook({ side: 'below', align: 'start' })}
            >
              {found.map((value, index) => (
                <ListOption
                  key={value}
                  id={`${listId}-${index}`}
                  option={{ value, label: value }}
                  isChosen={false}
                  isMarked={index === at}
                  onMark={() => mark(index)}
                  onChoose={() => {
                    const input = around.current?.querySelector('input');
                    if (input) take(input, value);
                  }}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
