import { readLimitedText } from '../http/read-limited.ts';

/** Larger than any useful answer of LinkedIn, bytes. */
const LIMIT_BYTES = 64 * 1024;

/** The body of an answer; empty when it is too large. */
export async function readAnswer(response: Response): Promise<string> {
  return (await readLimitedText(response, LIMIT_BYTES)) ?? '';
}
