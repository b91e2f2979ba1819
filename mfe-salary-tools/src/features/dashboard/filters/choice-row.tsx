interface ChoiceRowProps<Value extends string> {
  name: string;
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A row of radio buttons: arrow keys move through them. */
export function ChoiceRow<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChoose,
}: ChoiceRowProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="-ml-px flex min-h-11 cursor-pointer items-center border border-boundary px-4 first:ml-0 first:rounded-l-sm last:rounded-r-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
