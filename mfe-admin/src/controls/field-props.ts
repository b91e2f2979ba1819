import type { ChangeEvent, SubmitEvent } from 'react';

/** Value and handler of a field whose text is a state. */
export const typed = (value: string, onType: (value: string) => void) => ({
  value,
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onType(target.value),
});

/** Handler of a form that this page sends itself. */
export const submits =
  (send: (form: HTMLFormElement) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
