import type { ReactNode } from 'react';
import { editorTexts } from '../content/blog-tools';
import { controlId } from '../publish/check-post';

/** The title, in the type that readers see. It is the first field of a post, and grows with its lines. */
export function TitleField(props: {
  title: string;
  onChange: (title: string) => void;
  /** The Enter key: on to the text. */
  onEnter: () => void;
}): ReactNode {
  const { title, onChange, onEnter } = props;
  return (
    <textarea
      rows={1}
      id={controlId('title')}
      aria-label={editorTexts.fields.title}
      placeholder={editorTexts.titlePlaceholder}
      autoComplete="off"
      maxLength={200}
      className="font-display placeholder:text-ink-muted field-sizing-content block w-full resize-none bg-transparent pt-5 pb-2 text-heading leading-tight font-semibold outline-none not-supports-[field-sizing:content]:h-[calc(2lh+1.75rem)]"
      value={title}
      // Pasted text may have line breaks, and a title has none.
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
