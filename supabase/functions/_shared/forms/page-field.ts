import type { Choice } from '@talent/api/forms/choice';

/** One field of a form on an HTML page of a function. */
export type PageField =
  | {
      kind: 'text' | 'email' | 'tel' | 'url' | 'textarea';
      name: string;
      label: string;
      hint?: string;
      autocomplete?: string;
    }
  /** One answer; with `choices` any number of them. */
  | {
      kind: 'choice' | 'choices';
      name: string;
      label: string;
      hint?: string;
      choices: readonly Choice[];
    }
  /** One box, sent as `on`. */
  | { kind: 'agreement'; name: string; label: string }
  /** `accept` as in HTML. The file has to be chosen again when the form is shown again. */
  | { kind: 'file'; name: string; label: string; hint?: string; accept: string }
  | { kind: 'hidden'; name: string };
