import type { SiteAnswer } from '@talent/api/platform/platform-status';

/** An answer of the public site; headers as they are written, several lines of one name as a list. */
export function makeSiteAnswer({
  url = 'https://www.example.com/',
  headers = {},
  body = '<p>Page',
  fromHttp = { status: 'followed', route: ['http://www.example.com/', 'https://www.example.com/'] },
}: Partial<Omit<SiteAnswer, 'headers'>> & {
  headers?: Readonly<Record<string, string | readonly string[]>>;
} = {}): SiteAnswer {
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => [name.toLowerCase(), value] as const),
  );
  return { url, status: 200, headers: [['content-type', 'text/html'], ...lines], body, fromHttp };
}
