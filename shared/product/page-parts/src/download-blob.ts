/** Hands a file to the browser as a download. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Some browsers follow only links that are on the page.
  document.body.append(link);
  link.click();
  link.remove();
  // The download holds the data itself once it has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
