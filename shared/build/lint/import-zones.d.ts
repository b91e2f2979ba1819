/** Files in `target` may not import from the folders `from`, nor the modules `files`, nor from another room. Paths from the root. */
export interface ImportZone {
  target: string;
  /** Folders inside `target` that the zone leaves alone. */
  except?: string[];
  /** Folders inside `from` that may be imported all the same. */
  allowed?: string[];
  from?: string[];
  files?: string[];
  /** Folder of rooms that may not import from each other. */
  rooms?: string;
  message: string;
}

export function importZones(folders: readonly string[]): ImportZone[];

export function refusal(
  zones: readonly ImportZone[],
  folders: readonly string[],
  file: string,
  specifier: string,
): string | null;
