import type { FormProblem } from '@talent/ui/error-summary';
import { useState } from 'react';
import type { FocusEvent, SubmitEvent } from 'react';

/** A check for each field by its name: the message for a wrong value, or null. */
export type Checks<Name extends string> = Readonly<Record<Name, (value: string) => string | null>>;

export interface CheckedForm<Name extends string> {
  errorOf: (name: Name) => string | null;
  /** The problems found by the last submit, in the order of the fields; empty once it went through. */
  summary: readonly FormProblem[];
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Checks fields when they are left and all of them on submit. The inputs keep their own values, so
 * that nothing that was entered is lost, not even before the page reacts. Each input's name is its id.
 * @param send - gets the values once every check has passed.
 */
export function useCheckedForm<Name extends string>(
  checks: Checks<Name>,
  send: (values: Record<Name, string>) => void,
): CheckedForm<Name> {
  const names = Object.keys(checks) as Name[];
  const [errors, setErrors] = useState<Partial<Record<Name, string | null>>>({});
  const [summary, setSummary] = useState<readonly FormProblem[]>([]);

  return {
    summary,
    errorOf: (name) => errors[name] ?? null,
    onBlur: ({ target }) => {
      const name = names.find((each) => each === target.name);
      if (name !== undefined) setErrors({ ...errors, [name]: checks[name](target.value) });
    },
    onSubmit: (event) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const values = valuesOf(form, names);
      const found = names.map((name) => [name, checks[name](values[name])] as const);
      const problems = found.flatMap(([id, message]) =>
        message === null ? [] : [{ id, message }],
      );
      setErrors(Object.fromEntries(found) as Partial<Record<Name, string | null>>);
      setSummary(problems);
      if (problems.length === 0) send(values);
    },
  };
}

function valuesOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}
