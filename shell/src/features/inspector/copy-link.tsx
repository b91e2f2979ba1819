import type { Composition } from '@talent/sdk/contract';
import { useState } from 'react';
import { inspectorText as text } from '../../content/inspector';
import { compositionLink } from './composition-link';

type Copy = { status: 'idle' } | { status: 'copied'; link: string } | { status: 'refused' };

/** The link that shows this page with exactly these versions, to be read and to be copied. */
export function CopyLink({ composition, href }: { composition: Composition; href: string }) {
  const [copy, setCopy] = useState<Copy>({ status: 'idle' });
  const link = compositionLink(composition, new URL(href));
  const onCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopy({ status: 'copied', link });
    } catch {
      setCopy({ status: 'refused' });
    }
  };
  return (
    <div className="py-3">
      <button
        type="button"
        className="bg-signal text-signal-ink w-full px-3 py-2 text-sm font-medium"
        onClick={() => void onCopy()}
      >
        {text.copy}
      </button>
      <input
        readOnly
        aria-label={text.link}
        value={link}
        className="border-boundary text-ink mt-2 w-full border px-2 py-1 text-xs"
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="text-ink-muted mt-1 text-xs">
        {copy.status === 'copied' && copy.link === link && text.copied}
        {copy.status === 'refused' && text.notCopied}
      </p>
    </div>
  );
}
