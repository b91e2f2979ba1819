import type { SelectGroup, SelectOption } from './select-options.ts';

/** The choices of a native select. Its list shows words only, so a note is part of them. */
export function NativeOptions({ options }: { options: readonly (SelectOption | SelectGroup)[] }) {
  return options.map((each) => {
    if (!('group' in each)) return <NativeOption key={each.value} {...each} />;
    if (each.options.length === 0) return null;
    return (
      <optgroup key={each.group} label={each.group}>
        {each.options.map((option) => (
          <NativeOption key={option.value} {...option} />
        ))}
      </optgroup>
    );
  });
}

function NativeOption({ value, label, note }: SelectOption) {
  return <option value={value}>{note ? `${label} (${note})` : label}</option>;
}
