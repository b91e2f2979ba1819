/** A name that no remote can have. */
export class RemoteNameError extends Error {
  readonly code = 'remote-name';

  constructor(name: string, reason: string) {
    super(`"${name}" cannot be a remote: ${reason}. Such as: pnpm new-remote mfe-events`);
    this.name = 'RemoteNameError';
  }
}

/**
 * The name itself, which is also the folder.
 * @param taken names of the apps that there are
 * @throws RemoteNameError
 */
export function parseRemoteName(name: string, taken: readonly string[]): string {
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new RemoteNameError(name, 'it begins with mfe-, in lower case with hyphens');
  }
  if (taken.includes(name)) throw new RemoteNameError(name, 'there is one of that name');
  return name;
}
