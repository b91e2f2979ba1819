import { Plus } from 'lucide-react';
import { useId, useState } from 'react';

interface AccordionProps {
  items: readonly { key: string; question: string; answer: string }[];
}

/**
 * Questions that show one answer at a time. All are closed at first.
 * Without JavaScript, and on paper, every answer is open.
 */
export function Accordion({ items }: AccordionProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const id = useId();
  return items.map(({ key, question, answer }) => {
    const isOpen = key === openKey;
    return (
      <div key={key} className="border-rule border-b">
        <h3 className="text-subheading">
          <button
            type="button"
            id={`${id}-${key}`}
            aria-expanded={isOpen}
            aria-controls={`${id}-${key}-answer`}
            onClick={() => setOpenKey(isOpen ? null : key)}
            className="hover:text-signal flex w-full items-baseline justify-between gap-6 py-4 text-start"
          >
            {question}
            <Plus
              aria-hidden="true"
              className={`text-ink-muted size-5 shrink-0 self-center transition-transform [@media(scripting:none)]:hidden ${isOpen ? 'rotate-45' : ''}`}
            />
          </button>
        </h3>
        <div
          id={`${id}-${key}-answer`}
          role="region"
          aria-labelledby={`${id}-${key}`}
          className={isOpen ? 'block' : 'hidden print:block [@media(scripting:none)]:block'}
        >
          <p className="text-ink-muted max-w-prose pb-6">{answer}</p>
        </div>
      </div>
    );
  });
}
