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
