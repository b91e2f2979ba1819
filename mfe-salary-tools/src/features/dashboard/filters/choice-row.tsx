interface ChoiceRowProps<Value extends string> {
  name: string;
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A row of radio buttons: arrow keys move through them. Its legend is for screen readers: the choices say what they are. */
export function ChoiceRow<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChoose,
}: ChoiceRowProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="-ml-px flex min-h-11 cursor-pointer items-center border border-boundary px-3 first:ml-0 first:rounded-l-sm last:rounded-r-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:underline forced-colors:has-checked:decoration-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-4"
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
