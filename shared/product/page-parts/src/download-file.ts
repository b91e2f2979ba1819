import { downloadBlob } from './download-blob';

/** Hands a text to the browser as a download. */
export function downloadFile(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
