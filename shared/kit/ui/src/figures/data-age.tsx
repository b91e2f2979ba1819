/**
 * What figures describe and how old they are, beside them: `Pay ranges of 2024 to January 2025, 22 months old.` The text
 * comes with the figures, because a clock of the browser would disagree with the page that the server made.
 */
export function DataAge({ text, className = '' }: { text: string; className?: string }) {
  if (text === '') return null;
  return (
    <p data-quoted className={`max-w-prose text-sm font-medium text-ink ${className}`}>
      {text}
    </p>
  );
}
