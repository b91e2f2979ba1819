import { CloseButton } from '@talent/ui/close-button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { modifierLabel } from '../palette/shortcut';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog
      label={keyTexts.title}
      onClose={onClose}
      className="m-auto max-h-[80svh] w-[min(32rem,calc(100vw-2rem))] border p-0"
    >
      <header className="border-rule bg-paper sticky top-0 flex items-center justify-between border-b ps-5 pe-2">
        <h2 className="font-display py-3 text-lg font-semibold">{keyTexts.title}</h2>
        <CloseButton label={keyTexts.close} onClick={onClose} />
      </header>
      <div className="px-5 pb-6">
        {keyGroups(modifierLabel()).map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className="text-ink-muted pt-5 pb-1 font-sans text-xs font-medium">{title}</h3>
            <dl className="text-sm">
              {rows.map(({ keys, does }) => (
                <div
                  key={does}
                  className="border-rule flex items-baseline justify-between gap-4 border-b py-1.5"
                >
                  <dt className="order-last shrink-0">
                    {keys.map((key, index) => (
                      <span key={key}>
                        {index > 0 && (
                          <span className="text-ink-muted px-1.5 text-xs">{keyTexts.or}</span>
                        )}
                        <kbd className="border-boundary bg-surface rounded-sm border px-1.5 py-0.5 font-sans text-xs">
                          {key}
                        </kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </ModalDialog>
  );
}

/**
 * Keys of the staff area, by where they work. `keys` are alternatives; each is written as on the key.
 * @param modifier - `⌘` or `Ctrl+`, as the platform has it
 */
function keyGroups(modifier: string) {
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

const keyTexts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  or: 'or',
} as const;
