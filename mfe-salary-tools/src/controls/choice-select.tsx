import { Select, type SelectGroup, type SelectOption, type SelectProps } from '@talent/ui/select';

interface ChoiceSelectProps extends Omit<SelectProps, 'options'> {
  /** Label of the option that narrows nothing; absent where one must be chosen. */
  any?: string | undefined;
  /** Options, or groups of them under a name; groups without options are left out. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Label of a value from a link that is not among the options. */
  unknown?: string | undefined;
  value: string;
  onChoose: (value: string) => void;
  /** The reason why there is nothing to choose. */
  hint?: string | undefined;
}

/**
 * A select that acts at once, with an option that narrows nothing. With a hint there is nothing to choose and it says why; a
 * value from a link that is not among the options can be removed.
 */
export function ChoiceSelect({ any, options, unknown, hint, ...select }: ChoiceSelectProps) {
  const { value } = select;
  const isUnknown =
    any !== undefined &&
    value !== '' &&
    !options.some((each) => 'value' in each && each.value === value);
  return (
    <Select
      {...select}
      unavailable={value === '' ? hint : undefined}
      options={[
        ...(any === undefined ? [] : [{ value: '', label: any }]),
        ...(isUnknown ? [{ value, label: unknown ?? value }] : []),
        ...options,
      ]}
    />
  );
}

/** The values in use as options, in the order of their labels. */
export function optionsOf(
  labels: Readonly<Record<string, string>>,
  used: readonly string[] = Object.keys(labels),
): SelectOption[] {
  return Object.entries(labels)
    .filter(([value]) => used.includes(value))
    .map(([value, label]) => ({ value, label }));
}
