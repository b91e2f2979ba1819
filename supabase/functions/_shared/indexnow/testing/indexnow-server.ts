import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { serveHere } from '../../testing/serve-here.ts';

const callSchema = z.strictObject({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()).min(1).max(10_000),
});

/** An answer that a script has the server give. */
interface ScriptedAnswer {
  status: number;
  headers?: Record<string, string>;
}

const KEY = 'test-key-4f2a';

/** The site with sitemap and key file, and a search engine as https://www.indexnow.org/documentation says, which reads the key first. */
export async function startIndexNowServer() {
  const { url, close } = await serveHere(answer);
  const started = {
    /** The origin of the site. */
    url,
    /** Environment that leads a site's functions here. */
    settings: { INDEXNOW_KEY: KEY, SERVICES_URL: url } as Record<string, string>,
    /** Paths that the sitemap lists; null: it answers 503. */
    sitemap: [] as string[] | null,
    /** Content of the key file; null: it is missing. */
    keyFile: KEY as string | null,
    /** The pages of each call that was made, taken or not. */
    calls: [] as string[][],
    /** Answers of the next calls, in order, instead of the engine's own. */
    script: [] as ScriptedAnswer[],
    stop: close,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = (status: number, body = '') => void response.writeHead(status).end(body);
    if (request.url === '/sitemap.xml') {
      const { sitemap } = started;
      if (sitemap === null) return end(503);
      const locs = sitemap.map((path) => `<url><loc>${url}${path}</loc></url>`).join('\n');
      return end(200, `<urlset>${locs}<url><loc>https://other.example/x</loc></url></urlset>`);
    }
    if (request.url !== '/indexnow' || request.method !== 'POST') return end(404);
    const read = callSchema.safeParse(await json(request));
    if (!read.success) return end(400);
    started.calls.push(read.data.urlList.map((address) => new URL(address).pathname));
    const scripted = started.script.shift();
    if (scripted) return void response.writeHead(scripted.status, scripted.headers).end();
    return end(judge(read.data));
  }

  function judge({ host, key, keyLocation, urlList }: z.infer<typeof callSchema>): number {
    const isOwn = urlList.every((address) => new URL(address).host === host);
    if (!isOwn || new URL(keyLocation).host !== host) return 422;
    if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) return 422;
    return started.keyFile === key && keyLocation === `${url}/${key}.txt` ? 200 : 403;
  }

  return started;
}
