/** A zone of `import-x/no-restricted-paths`: files in `target` may not import from `from`. */
export interface ImportZone {
  target: string;
  from: string | string[];
  message: string;
}

export function importZones(folders: readonly string[]): ImportZone[];
