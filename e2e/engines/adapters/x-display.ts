import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { requireProgram } from './programs.ts';

/** A screen without a monitor. */
export interface XDisplay {
  /** For the variable `DISPLAY`. */
  name: string;
  close(): Promise<void>;
}

/** Starts a screen under the first number that is free. */
export async function startDisplay(): Promise<XDisplay> {
  const server = spawn(
    requireProgram('display'),
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const end = once(server, 'exit');
  // It writes its number when it can be used.
  const number = server.stdio[3];
  if (!number) throw new Error('the screen has no way to say its number');
  const [said] = (await Promise.race([
    once(number, 'data'),
    end.then(([code]) => {
      throw new Error(`Xvfb ended with ${String(code)}`);
    }),
  ])) as [Buffer];
  return {
    name: `:${said.toString('utf8').trim()}`,
    async close() {
      server.kill('SIGTERM');
      await end;
    },
  };
}
