import type { ReactNode } from 'react';
import { editorTexts } from '../content/blog-tools';
import { controlId } from '../publish/check-post';

interface TitleFieldProps {
  title: string;
  onChange: (title: string) => void;
  /** The Enter key: on to the text. */
  onEnter: () => void;
}

/** The title as readers will see it: the first thing of a post. */
export function TitleField({ title, onChange, onEnter }: TitleFieldProps): ReactNode {
  return (
    <input
      id={controlId('title')}
      aria-label={editorTexts.fields.title}
      placeholder={editorTexts.titlePlaceholder}
      autoComplete="off"
      maxLength={200}
      className="font-display placeholder:text-ink-muted w-full bg-transparent pt-5 pb-2 text-heading font-semibold outline-none"
      value={title}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
