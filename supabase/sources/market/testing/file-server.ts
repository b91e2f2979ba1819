import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of this machine that serves whatever a test says. */
export interface FileServer {
  url: string;
  /** Headers of the requests so far, oldest first. */
  asked: Record<string, unknown>[];
  answer: RequestListener;
  stop(): Promise<void>;
}

export async function startFileServer(): Promise<FileServer> {
  const server = createServer((request, response) => {
    started.asked.push({ ...request.headers, path: request.url });
    started.answer(request, response);
  });
  const started: FileServer = {
    url: '',
    asked: [],
    answer: (_request, response) => void response.writeHead(404).end(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  started.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return started;
}
