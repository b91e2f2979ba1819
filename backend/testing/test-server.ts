/** Folder of the database server, for all processes of a run of tests. */
const VARIABLE = 'TALENT_TEST_SERVER';

/** Folder of the server that a run of tests shares; null outside of one. */
export function testServerFolder(): string | null {
  return process.env[VARIABLE] ?? null;
}

export function shareTestServer(folder: string): void {
  process.env[VARIABLE] = folder;
}
