import type { ReactNode } from 'react';
import { labels } from './content/labels.ts';

export interface CodeSampleProps {
  language?: string | undefined;
  children: ReactNode;
}

/** A piece of code under the name of its language. */
export function CodeSample({ language, children }: CodeSampleProps) {
  const name =
    language === undefined ? null : (labels.languages[language.toLowerCase()] ?? language);
  // Focusable, because a keyboard can scroll only what has the focus; a group, since a landmark for
  // each piece of code would drown the page's own.
  const sample = (
    <pre
      role="group"
      aria-label={name === null ? labels.code : `${labels.code}: ${name}`}
      tabIndex={0}
      className={name === null ? undefined : 'rounded-t-none border-t-0 pt-2'}
    >
      <code className={language && `language-${language}`}>{children}</code>
    </pre>
  );
  if (name === null) return sample;
  return (
    <div>
      <p
        aria-hidden="true"
        className="rounded-t-sm border border-b-0 border-rule bg-surface px-4 pt-2.5 text-xs text-ink-muted"
      >
        {name}
      </p>
      {sample}
    </div>
  );
}
