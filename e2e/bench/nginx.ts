import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Starts nginx with so many processes, which serve what `from` answers, byte for byte and header for header, from a file. */
export async function startNginx({
  from,
  port,
  folder,
  workers,
}: {
  from: string;
  port: number;
  folder: string;
  workers: number;
}): Promise<Nginx> {
  const { headers, body } = await fetchEncoded(from);
  const root = join(folder, `nginx-${crypto.randomUUID()}`);
  await mkdir(root);
  // Started as root, its processes run as another user.
  for (const path of [folder, root]) await chmod(path, 0o755);
  await writeFile(join(root, 'answer'), body);
  await writeFile(join(root, 'nginx.conf'), configuration({ root, port, workers, headers }));
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
async function fetchEncoded(url: string): Promise<{ headers: [string, string][]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const headers = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

/** Headers that nginx writes itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']);

function configuration({
  root,
  port,
  workers,
  headers,
}: {
  root: string;
  port: number;
  workers: number;
  headers: readonly [string, string][];
}): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'text/html';
  const added = headers
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `worker_processes ${workers}; daemon off; pid ${root}/pid; error_log ${root}/error.log;
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
