import { connectionTexts } from '../content/linkedin';

/** What a person is told about a call that failed: the server's sentence, or one about there being none. */
export function failureText({ code, message }: { code: string; message: string }): string {
  if (code === 'unreachable') return connectionTexts.unreachable;
  return message === '' ? connectionTexts.offline : message;
}
