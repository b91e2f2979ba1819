/**
 * Keys of the staff area, by where they work. `keys` are alternatives; each is written as on the key.
 * @param modifier - `⌘` or `Ctrl+`, as the platform has it
 */
export function keyGroups(modifier: string) {
  return [
    {
      title: 'Everywhere',
      rows: [
        { keys: [`${modifier}K`], does: 'Find a person, post, page or action' },
        { keys: [`${modifier}B`], does: 'Collapse or open the sidebar' },
        { keys: ['?'], does: 'Show these keys' },
        { keys: ['Esc'], does: 'Close what is open' },
      ],
    },
    {
      title: 'Overview',
      rows: [
        { keys: ['j', '↓'], does: 'Next item' },
        { keys: ['k', '↑'], does: 'Previous item' },
        { keys: ['Enter'], does: 'Do the item’s action' },
        { keys: ['e'], does: 'Put the item aside until tomorrow' },
        { keys: ['u'], does: 'Undo' },
      ],
    },
    {
      title: 'Tables',
      rows: [
        { keys: ['Tab'], does: 'Show the whole of a text that is cut off' },
        { keys: ['↓'], does: 'Open the menu of a row, on its button' },
        { keys: ['Space'], does: 'Select a row, on its box; with Shift all rows up to it' },
      ],
    },
    {
      title: 'Blog editor',
      rows: [
        { keys: ['/'], does: 'Insert a block, on an empty line' },
        { keys: [`${modifier}S`], does: 'Save' },
        { keys: [`${modifier}Enter`], does: 'Check and publish' },
        { keys: [`${modifier}.`], does: 'Open or close the settings' },
        { keys: [`${modifier}B`, `${modifier}I`], does: 'Bold or italic, in the text' },
        { keys: [`${modifier}Z`], does: 'Undo, also what a button or the menu inserted' },
      ],
    },
    {
      title: 'Command palette',
      rows: [
        { keys: ['↓', '↑'], does: 'Next or previous result' },
        { keys: ['Enter'], does: 'Open the result' },
      ],
    },
  ];
}

export const keyTexts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  or: 'or',
} as const;
