import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { identityOfProcess } from './process-identity.ts';

test('a running process keeps its identity, and another has another', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const childPid = child.pid ?? 0;
  const own = identityOfProcess(process.pid);
  expect(own).not.toBeNull();
  expect(identityOfProcess(process.pid)).toBe(own);
  // A process that had this id before would differ in its start alone, so the id must not make the difference.
  expect(identityOfProcess(childPid)).not.toBe(own);
  expect(own).not.toContain(String(process.pid));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(identityOfProcess(childPid)).toBeNull();
});
