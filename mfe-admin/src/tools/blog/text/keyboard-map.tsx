import type { ReactNode } from 'react';
import { modifierLabel } from '../../../frame/palette/shortcut';
import { keyTexts } from '../content/editor-words';
import { BlogDialog } from '../blog-dialog';

export function KeyboardMap({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <BlogDialog
      title={keyTexts.title}
      close={keyTexts.close}
      className="m-auto w-full max-w-md p-0"
      onClose={onClose}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 p-5 text-sm">
        {keyTexts.keys(modifierLabel()).map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="border-rule bg-surface border px-1.5 py-0.5 font-mono text-xs">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </BlogDialog>
  );
}
