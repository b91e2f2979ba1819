import type { AppCapabilities } from '../../release/live-capabilities.ts';
import { capabilityRows } from './capability-rows.ts';

/** Path of the document below the repository. */
export const DOCUMENT = 'docs/capabilities.md';

const HEAD = `# Capabilities

What each live app may do. The table is made from the live release by \`pnpm release capabilities --write-docs\`; edit an app's
\`capabilities.json\` instead. How it is checked: [0127](decisions/0127-capabilities-are-declared.md).

`;

/** The document with the table of all apps. It names no versions, so that a release changes it only with a declaration. */
export function capabilitiesDocument(
  apps: readonly Pick<AppCapabilities, 'app' | 'capabilities'>[],
): string {
  const rows = [
    ['app', 'need', 'declared'],
    ...capabilityRows(apps).map(([app, need, declared]) => [`\`${app}\``, need, escaped(declared)]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = widths.map((width) => '-'.repeat(width));
  return `${HEAD}${[line(head), line(rule), ...body.map(line)].join('\n')}\n`;
}

/** In Markdown a star would begin emphasis, and a bar a cell. */
function escaped(text: string): string {
  return text.replaceAll(/[|*_<]/g, (character) => `\\${character}`);
}
