import type { FormProblem } from '@talent/ui/error-summary';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState, type FocusEvent, type SubmitEvent } from 'react';

/** A check for each field by its name: the message for a wrong value, or null. */
export type Checks<Name extends string> = Readonly<Record<Name, (value: string) => string | null>>;

export type LoginFormState<Name extends string, Outcome> = ReturnType<
  typeof useLoginForm<Name, Outcome>
>;

/**
 * Checks fields when they are left and all of them on submit. The inputs keep their own values, so
 * that nothing that was entered is lost, not even before the page reacts. Each input's name is its id.
 * @param send - gets the values once every check has passed; null: this form has done its work.
 */
export function useLoginForm<Name extends string, Outcome>(
  checks: Checks<Name>,
  send: (values: Record<Name, string>) => Promise<Outcome | null>,
) {
  const names = Object.keys(checks) as Name[];
  // The address alone: a password is never kept. Every step of the login asks for the same one.
  const { ref: kept, erase } = useKeptEntries('staff-login');
  const [errors, setErrors] = useState<Partial<Record<Name, string | null>>>({});
  const [summary, setSummary] = useState<readonly FormProblem[]>([]);
  const [state, setState] = useState<{ status: 'editing' } | { status: 'working' } | Outcome>({
    status: 'editing',
  });
  const isWorking = (state as { status: string }).status === 'working';

  async function submit(values: Record<Name, string>): Promise<void> {
    setState({ status: 'working' });
    const outcome = await send(values);
    if (outcome !== null) return setState(outcome);
    erase();
  }

  return {
    kept,
    state,
    isWorking,
    /** The problems found by the last submit, in the order of the fields; empty once it went through. */
    summary,
    errorOf: (name: Name): string | null => errors[name] ?? null,
    onBlur: ({ target }: FocusEvent<HTMLInputElement>): void => {
      const name = names.find((each) => each === target.name);
      if (name !== undefined) setErrors({ ...errors, [name]: checks[name](target.value) });
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const values = Object.fromEntries(
        names.map((name) => [name, String(form.get(name) ?? '')]),
      ) as Record<Name, string>;
      const found = names.map((name) => [name, checks[name](values[name])] as const);
      const problems = found.flatMap(([id, message]) =>
        message === null ? [] : [{ id, message }],
      );
      setErrors(Object.fromEntries(found) as Partial<Record<Name, string | null>>);
      setSummary(problems);
      if (problems.length === 0 && !isWorking) void submit(values);
    },
  };
}
