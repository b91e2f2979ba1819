/** More than any answer of LinkedIn that is of use here. */
const LIMIT_BYTES = 64 * 1024;

/** The body of an answer, cut off at 64 KiB. */
export async function answerText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; size < LIMIT_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
