/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Some browsers follow only links that are on the page.
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own reference by the time that other work is done.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
