import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';

interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string;
  label: string;
  /** Name for screen readers, where several buttons have the same label. */
  name?: string;
  /** The text after the copy. */
  words: { title: string; failed: string; failedText: string };
}

/** Copies a text that the page shows as well, so that a browser that refuses loses nothing. */
export function CopyButton({ text, label, name, words }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: words.title, tone: 'success' });
    } catch {
      notify({ title: words.failed, description: words.failedText, tone: 'error' });
    }
  };
  return (
    <Button
      variant="secondary"
      aria-label={name}
      className="noscript:hidden print:hidden"
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
