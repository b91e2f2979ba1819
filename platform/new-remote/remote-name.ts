/** A remote cannot have this name. */
export class RemoteNameError extends Error {
  readonly code = 'remote-name';

  constructor(name: string, reason: string) {
    super(`"${name}" cannot be a remote: ${reason}. Such as: pnpm new-remote mfe-events`);
    this.name = 'RemoteNameError';
  }
}

/**
 * Checks the name of a remote, which is also its folder, and returns it.
 * @param taken names of the existing apps
 * @throws RemoteNameError
 */
export function parseRemoteName(name: string, taken: readonly string[]): string {
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new RemoteNameError(name, 'it must begin with mfe-, in lower case with hyphens');
  }
  if (taken.includes(name)) throw new RemoteNameError(name, 'an app has that name');
  return name;
}
