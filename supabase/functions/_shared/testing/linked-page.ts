import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The start of a PNG is enough for what reads its kind. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** A site with one page, `/blog/a-post`, and the picture of its card; every other path answers 404. */
export interface LinkedPage {
  origin: string;
  url: string;
  picture: Buffer;
  /** From now on the page answers with this status. */
  answer(status: number): void;
  close(): Promise<void>;
}

export async function startLinkedPage(): Promise<LinkedPage> {
  let status = 200;
  const server = createServer(({ url }, response) => {
    response.setHeader('connection', 'close');
    if (url === '/_social/1.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
    } else if (url === '/blog/a-post') {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(`<meta property="og:image" content="${origin}/_social/1.png">`);
    } else if (url === '/blog/bare') response.writeHead(200).end('<title>Bare</title>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/blog/a-post`,
    picture: PNG,
    answer: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
