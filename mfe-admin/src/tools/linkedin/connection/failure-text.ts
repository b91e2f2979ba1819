import { connectionTexts } from '../content/linkedin';

/** The message for a failed call: the server's sentence, or our own if there is none. */
export function failureText({ code, message }: { code: string; message: string }): string {
  if (code === 'unreachable') return connectionTexts.unreachable;
  return message === '' ? connectionTexts.offline : message;
}
