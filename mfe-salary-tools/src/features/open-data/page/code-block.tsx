interface CodeBlockProps {
  /** The name of the code for screen readers. */
  label: string;
  children: string;
}

/** A piece of code that scrolls sideways instead of breaking its lines. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    // Focusable, because a keyboard can scroll only what has the focus.
    <pre
      role="group"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-sm border border-rule bg-surface p-4 text-sm leading-relaxed"
    >
      <code>{children}</code>
    </pre>
  );
}
