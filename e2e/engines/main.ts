import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { engineNames, type EngineName } from './engine.ts';

const command = createCommand('pnpm qa engines')
  .description(
    'Drives one set of journeys through the site in Chromium, Firefox and WebKit. ' +
      'E2E_PORT chooses the port of its site. See e2e/README.md.',
  )
  .option('--only <text>', 'journeys that have this in their name');
command.addOption(
  command.createOption('--engine <names...>', 'engines, all without it').choices(engineNames),
);
const { engine: engines = [...engineNames], only } = parseParameters(command).opts<{
  engine?: EngineName[];
  only?: string;
}>();

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = fileURLToPath(new URL('./playwright.config.ts', import.meta.url));
const parameters = [
  'test',
  `--config=${config}`,
  ...engines.map((engine) => `--project=${engine}`),
  ...(only === undefined ? [] : [`--grep=${only.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`]),
];
const child = spawn(process.execPath, [playwright, ...parameters], { stdio: 'inherit' });
// Ctrl+C reaches the child too, which ends its browsers; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => child.kill(signal));
}
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
