/** Tells the processes of a run of tests where its database server is. */
const VARIABLE = 'TALENT_TEST_SERVER';

/** Folder of the server that the run of tests shares; null outside of one. */
export function testServerFolder(): string | null {
  return process.env[VARIABLE] ?? null;
}

export function shareTestServer(folder: string): void {
  process.env[VARIABLE] = folder;
}
