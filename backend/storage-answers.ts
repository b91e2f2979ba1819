const PREFIX = '/storage/v1';
const SIGN = `${PREFIX}/object/sign/`;

/**
 * An answer of the embedded storage as a hosted one gives it. Of signed links, the embedded one names the
 * address otherwise than supabase-js reads it, it does not know `?download=<name>`, and a link that is too
 * old or changed it answers as a failure of its own.
 */
export async function likeHostedStorage(request: Request, response: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(SIGN)) return response;
  if (['GET', 'HEAD'].includes(request.method) && response.status === 500) return refusedLink();
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  // Whoever holds such a link may use it while it works; no cache may after that.
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

function refusedLink(): Response {
  const answer = { statusCode: '400', error: 'InvalidJWT', message: 'The link does not work.' };
  return Response.json(answer, { status: 400, headers: { 'cache-control': 'no-store' } });
}
