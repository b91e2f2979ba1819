/** A line of a stack: name of the function and place in a file. */
export type Line = readonly [name: string, url: string, line?: number, column?: number];

/** How browsers write a stack. */
export const FORMATS = {
  chromium: (message: string, lines: readonly Line[]): string =>
    [message, ...lines.map((line) => `    at ${chromium(line)}`)].join('\n'),
  firefox: (_message: string, lines: readonly Line[]): string =>
    lines.map(([name, ...place]) => `${name.replace('async ', 'async*')}@${at(place)}\n`).join(''),
  webkit: (_message: string, lines: readonly Line[]): string =>
    lines
      .map(([name, ...place]) =>
        name === '' ? at(place) : `${name.replace('async ', '')}@${at(place)}`,
      )
      .join('\n'),
} as const;

export type Browser = keyof typeof FORMATS;

function chromium([name, ...place]: Line): string {
  return name === '' ? at(place) : `${name} (${at(place)})`;
}

function at([url, line = 1, column = 1]: [url: string, line?: number, column?: number]): string {
  return url.startsWith('[') || url.startsWith('<') ? url : `${url}:${line}:${column}`;
}
