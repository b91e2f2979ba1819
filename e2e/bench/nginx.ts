import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** Starts one process of nginx, which serves what `from` answers, byte for byte and header for header, from a file. */
export async function startNginx({
  from,
  port,
  folder,
}: {
  from: string;
  port: number;
  folder: string;
}) {
  const { headers, body } = await fetchEncoded(from);
  const root = join(folder, `nginx-${crypto.randomUUID()}`);
  await mkdir(root);
  // Started as root, its processes run as another user.
  for (const path of [folder, root]) await chmod(path, 0o755);
  await writeFile(join(root, 'answer'), body);
  await writeFile(join(root, 'nginx.conf'), configuration(root, port, headers));
  const nginx = spawn('nginx', ['-p', root, '-c', join(root, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve, reject) => {
    nginx.once('exit', () => resolve());
    nginx.once('error', reject);
  });
  const url = `http://127.0.0.1:${port}/`;
  await Promise.race([
    answers(url),
    ended.then(() => Promise.reject(new Error('nginx has ended.'))),
  ]);
  return {
    url,
    async stop() {
      nginx.kill();
      await ended;
    },
  };
}

/** As it goes over the wire: `fetch` would decode it. */
async function fetchEncoded(url: string) {
  const asked = get(url, { headers: { 'Accept-Encoding': 'gzip' } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}

/** Headers that nginx writes itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']);

function configuration(root: string, port: number, headers: IncomingHttpHeaders): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const type = headers['content-type'] ?? 'text/html';
  return `worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
  client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/fastcgi;
  uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi;
  server {
    listen 127.0.0.1:${port};
    location = / { root ${root}; try_files /answer =404; default_type "${type}"; ${added.join(' ')} }
  }
}
`;
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    if (response) throw new Error(`nginx answers ${response.status}.`);
  }
}
