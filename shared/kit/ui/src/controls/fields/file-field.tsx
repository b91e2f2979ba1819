import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export type FileFieldProps = Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'type' | 'multiple'
> &
  Omit<FieldProps, 'children'> & {
    /** The chosen file, or null once it was removed. */
    onChoose?: ((file: File | null) => void) | undefined;
    /** Empties the input after each choice, so that the same file can be chosen again once it is fixed. */
    clears?: boolean | undefined;
    /** How much of it has been sent: from 0 to 1, or null where that is not known. Absent: nothing is being sent. */
    progress?: number | null | undefined;
  };

const text = {
  drop: 'or drop it here',
  remove: 'Remove',
  reload: 'A reload of the page removes the file.',
  sending: 'Sending',
};

/**
 * Chooses one file, from a dialog or by dropping it, and shows its name and size. It is the browser's own input, so it works
 * without scripts. `ref` belongs to the field; every other attribute goes to the input.
 */
export function FileField({ onChoose, clears, progress, onChange, ...props }: FileFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  // A file that was chosen in the served page counts.
  useEffect(() => setFile(input.current?.files?.[0] ?? null), []);

  function remove(): void {
    if (!input.current) return;
    input.current.value = '';
    // Listeners of the input get the same event as when a file is chosen.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  }

  return (
    <Field {...frame}>
      {(tied) => (
        <div
          data-over={isOver || undefined}
          onDragOver={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          className="rounded-sm border border-dashed border-boundary bg-surface hover:border-ink has-aria-invalid:border-negative data-over:border-signal data-over:bg-signal-wash"
        >
          <div className="relative">
            <input
              {...control}
              {...tied}
              ref={input}
              type="file"
              onChange={(event) => {
                const chosen = event.target.files?.[0] ?? null;
                setFile(chosen);
                onChange?.(event);
                onChoose?.(chosen);
                if (clears) event.target.value = '';
              }}
              className="block w-full cursor-pointer p-3 text-sm text-transparent file:me-3 file:min-h-9 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-boundary file:bg-paper file:px-3 file:font-medium file:text-ink hover:file:border-ink disabled:cursor-not-allowed disabled:file:text-ink-muted noscript:text-ink"
            />
            {!control.disabled && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-sm text-ink-muted noscript:hidden"
              >
                {text.drop}
              </span>
            )}
          </div>
          {file && (
            <div className="border-t border-rule px-3 py-2 text-sm">
              <div className="flex items-center gap-3">
                <p role="status" className="min-w-0 flex-1">
                  <span className="font-medium wrap-anywhere">{file.name}</span>{' '}
                  <span className="whitespace-nowrap text-ink-muted tabular-nums">
                    {fileSize(file.size)}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`${text.remove} ${file.name}`}
                  onClick={remove}
                >
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 24 24"
                    strokeLinecap="round"
                    className="fill-none stroke-current stroke-2"
                  >
                    <path d="M18 6 6 18M6 6l12 12" />
                  </svg>
                  {text.remove}
                </Button>
              </div>
              {progress === undefined ? (
                <p className="text-ink-muted">{text.reload}</p>
              ) : (
                <progress
                  aria-label={`${text.sending} ${file.name}`}
                  value={progress ?? undefined}
                  max={1}
                  className="my-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-rule indeterminate:bg-signal [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-signal"
                />
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in words, such as `1.4 MB`. @param bytes - 1 MB is 1024 KB, as in the limits that the forms name. */
export function fileSize(bytes: number): string {
  const step = Math.min(3, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  return (bytes / 1024 ** step).toLocaleString('en-US', {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}
