import { serveHere, type ServedHere } from './serve-here.ts';

/** The start of a PNG is enough for what reads its kind. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** A site with one page, `/blog/a-post`, and the picture of its card; every other path answers 404. */
export interface LinkedPage extends ServedHere {
  /** Of the site; `url` is that of its page. */
  origin: string;
  picture: Buffer;
  /** From now on the page answers with this status. */
  answer(status: number): void;
}

export async function startLinkedPage(): Promise<LinkedPage> {
  let status = 200;
  const { url: origin, close } = await serveHere(({ url, headers }, response) => {
    if (url === '/_social/1.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
    } else if (url === '/blog/a-post') {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(`<meta property="og:image" content="http://${headers.host}/_social/1.png">`);
    } else if (url === '/blog/bare') response.writeHead(200).end('<title>Bare</title>');
    else response.writeHead(404).end();
  });
  return {
    origin,
    url: `${origin}/blog/a-post`,
    picture: PNG,
    answer: (next) => {
      status = next;
    },
    close,
  };
}
