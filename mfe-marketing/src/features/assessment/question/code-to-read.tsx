import { assessmentText as text } from '../content/assessment-text';

/** A snippet; focusable, because a keyboard can scroll only what has the focus. */
export function CodeToRead({ code }: { code: string }) {
  return (
    <pre
      role="group"
      aria-label={text.code}
      tabIndex={0}
      className="mt-4 overflow-x-auto border border-rule bg-paper px-4 py-3 text-sm leading-relaxed"
    >
      <code>{code}</code>
    </pre>
  );
}
