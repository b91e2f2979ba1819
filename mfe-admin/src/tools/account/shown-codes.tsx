import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { accountTexts } from './content/account';

interface ShownCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

const text = accountTexts.codes;

/** Recovery codes, this once. */
export function ShownCodes({ codes, onDone }: ShownCodesProps): ReactNode {
  const [copied, setCopied] = useState<string | null>(null);
  const lines = `${codes.join('\n')}\n`;
  return (
    <div className="mt-4 max-w-md">
      <Notice live tone="warning" title={text.once} />
      <ul className="border-rule mt-4 grid grid-cols-2 gap-x-6 gap-y-1 border p-4 font-mono">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            void navigator.clipboard.writeText(lines).then(
              () => setCopied(text.copied),
              () => setCopied(text.notCopied),
            )
          }
        >
          {text.copy}
        </Button>
        <Button asChild variant="secondary" size="sm">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines)}`}
            download={text.file}
          >
            {text.download}
          </a>
        </Button>
        <Button size="sm" onClick={onDone}>
          {text.done}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm">
        {copied}
      </p>
    </div>
  );
}
