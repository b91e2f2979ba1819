import type { FormProblem } from '@talent/ui/error-summary';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useRef, useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react';

/** One sentence for each field that is wrong. */
export type Messages = Readonly<Record<string, string>>;

export type Checked<Values> = { values: Values; messages?: undefined } | { messages: Messages };

/** What `send` can do with its form. */
export interface FormActions {
  /** Shows messages in the order of their controls; what belongs to no control comes first. */
  refuse: (messages: Messages) => void;
  /** How much of it is on its way, from 0 to 1; null: not known. */
  progress: (sent: number | null) => void;
  /** Forgets the kept entries. */
  erase: () => void;
  /** Keeps the entries over a reload; false: the browser does not let us. */
  keep: () => boolean;
}

interface FormOptions<Values, Outcome> {
  /** The name under which the entries are kept in this tab. */
  kept: string;
  /** Before the name of a control in its id. */
  ids?: string;
  check: (controls: FormData) => Checked<Values>;
  /** Never rejects. @returns the state to show; null: this form has done its work, or was refused */
  send: (values: Values, controls: FormData, form: FormActions) => Promise<Outcome | null>;
}

/**
 * Checks a form when a field is left and when it is sent, and sends it once. A message is looked at again with each change.
 * The values live in the page's own controls and nowhere else: what was typed before this ran, or is there after a failure,
 * is what is checked and sent.
 */
export function useForm<Values, Outcome>(options: FormOptions<Values, Outcome>) {
  const { kept, ids = '', check, send } = options;
  const { ref, erase, keep } = useKeptEntries(kept);
  const [state, setState] = useState<
    { status: 'idle' } | { status: 'sending'; sent: number | null } | Outcome
  >({ status: 'idle' });
  const [errors, setErrors] = useState<Messages>({});
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const isBusy = useRef(false);
  const isPressed = useRef(false);
  const left = useRef<string>(null);

  function recheck(form: HTMLFormElement, name: string | null): void {
    if (name === null) return;
    const message = check(new FormData(form)).messages?.[name];
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  function show(next: typeof state): void {
    isBusy.current = false;
    setState(next);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    // The state arrives with the next render: a second click is faster.
    if (isBusy.current) return;
    const refuse = (messages: Messages): void => {
      const names = Array.from(form.elements, (one) => one.getAttribute('name'));
      show({ status: 'idle' });
      setErrors(messages);
      setProblems(
        Object.entries(messages)
          .toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b))
          .map(([name, message]) => {
            const id = ids + name;
            return { id: document.getElementById(id) && id, message };
          }),
      );
    };
    const controls = new FormData(form);
    const checked = check(controls);
    if (checked.messages) return refuse(checked.messages);
    isBusy.current = true;
    setErrors({});
    setProblems([]);
    const progress = (sent: number | null) => setState({ status: 'sending', sent });
    progress(null);
    const outcome = await send(checked.values, controls, { refuse, progress, erase, keep });
    if (outcome) show(outcome);
  }

  return {
    state,
    /** Problems that stopped the last submit, in the order of the fields. */
    problems,
    /** For the `<form>`. */
    element: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>): void => {
        const name = target.getAttribute('name');
        if (name !== null && errors[name]) recheck(currentTarget, name);
      },
      onBlur: ({ currentTarget, target, relatedTarget: next }: FocusEvent<HTMLFormElement>) => {
        const name = target.getAttribute('name');
        // The button checks everything anyway, and another answer belongs to the same question.
        if (next?.getAttribute('type') === 'submit' || next?.getAttribute('name') === name) return;
        // A message that appears in the middle of a click would move its target away under the pointer.
        if (isPressed.current) left.current = name;
        else recheck(currentTarget, name);
      },
      onPointerDown: (): void => {
        isPressed.current = true;
      },
      onClick: ({ currentTarget }: { currentTarget: HTMLFormElement }): void => {
        isPressed.current = false;
        recheck(currentTarget, left.current);
        left.current = null;
      },
    },
    /** Props of the control called `name`. */
    control: <Name extends string>(name: Name) => ({ id: ids + name, name, error: errors[name] }),
    /** After it was sent: back to an empty form. */
    startOver: (): void => show({ status: 'idle' }),
  };
}
