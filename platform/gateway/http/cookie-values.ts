/** Every value that a request has for the cookie `name`: a client may send several. */
export function cookieValues(request: Request, name: string): string[] {
  return (request.headers.get('Cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    return key === name ? [value] : [];
  });
}
