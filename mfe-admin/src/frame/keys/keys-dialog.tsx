import { CloseButton } from '@talent/ui/close-button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { keyGroups, keyTexts } from '../content/keys';
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
