/** How much of a form has been sent, from 0 to 1. */
export type UploadProgress = (share: number) => void;

/**
 * Posts a multipart form and tells how much of it has been sent, which `fetch` cannot. Browsers only.
 * @param timeLimitMs - the longest wait for the answer.
 * @throws TypeError where no answer comes, as `fetch` does.
 */
export function uploadForm(
  url: string,
  body: FormData,
  headers: Readonly<Record<string, string>>,
  timeLimitMs: number,
  onProgress: UploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('No answer came'));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeLimitMs;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    // An answer without a body, such as 204, takes none.
    request.onload = () =>
      resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.send(body);
  });
}
