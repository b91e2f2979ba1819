const PREFIX = '/storage/v1';
const SIGN = `${PREFIX}/object/sign/`;
const SIGNED_UPLOAD = `${PREFIX}/object/upload/sign/`;

/**
 * Turns an answer of the embedded storage into that of a hosted project. For signed links, the embedded storage returns the URL
 * in a form that supabase-js does not read, ignores `?download=<name>`, and answers an expired or changed link with 500, also
 * one for an upload.
 */
export async function hostedStorageAnswer(request: Request, response: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isOpened = request.method === 'PUT' ? SIGNED_UPLOAD : SIGN;
  if (request.method !== 'POST' && response.status === 500 && pathname.startsWith(isOpened)) {
    const answer = { statusCode: '400', error: 'InvalidJWT', message: 'The link does not work.' };
    return Response.json(answer, { status: 400, headers: { 'cache-control': 'no-store' } });
  }
  if (!pathname.startsWith(SIGN)) return response;
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  // A cache must not answer after the link has expired.
  headers.set('cache-control', 'no-store');
  if (request.method === 'POST') {
    const { signedUrl } = (await response.json()) as { signedUrl: string };
    headers.delete('content-length');
    return Response.json({ signedURL: signedUrl.slice(PREFIX.length) }, { headers });
  }
  const name = searchParams.get('download');
  if (name !== null) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  return new Response(response.body, { status: response.status, headers });
}
