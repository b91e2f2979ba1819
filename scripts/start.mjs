// npm start: installs the packages, then everything up on one port.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { ensureNode, install, root } from './toolchain.mjs';

helpIfAsked(`Usage: npm start

Installs the packages, builds the apps, starts the backend, publishes, composes and serves the site on
http://localhost:3000. Ctrl+C stops it. Settings are environment variables, such as PORT and DATA_DIR: .env.example lists them.`);
await ensureNode(fileURLToPath(import.meta.url));
install();
process.chdir(root);
// The embedded backend sends nothing to anyone.
process.env.LITE_TELEMETRY = '0';
// In this process: Ctrl+C reaches the site itself.
await import(pathToFileURL(join(root, 'platform/start/main.ts')).href);
