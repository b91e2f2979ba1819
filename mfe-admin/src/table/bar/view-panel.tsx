import { SegmentedControl } from '@talent/ui/segmented-control';
import { useDisclosed } from '@talent/ui/use-disclosed';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { viewTexts as text } from '../content/tool-table';
import type { ToolColumn } from '../tool-column';
import { densities, type Density } from './use-density';

/** How a table is shown: height of its rows, and columns. */
export function ViewPanel<Row>(props: {
  caption: string;
  columns: readonly ToolColumn<Row>[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  density: Density;
  onDensity: (density: Density) => void;
  isShort: boolean;
}) {
  const { caption, columns, hidden, onHide, density, onDensity, isShort } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const { ref, onKeyDown } = useDisclosed(isOpen, close, () => opener.current);
  return (
    <div ref={ref} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        aria-label={`${text.open}: ${caption}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={`view-button ${isShort ? 'sign-button' : 'min-h-9'}`}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {!isShort && <span className="max-sm:hidden">{text.open}</span>}
      </button>
      {isOpen && (
        <div
          id={id}
          role="group"
          aria-label={`${text.open}: ${caption}`}
          className="shadow-overlay border-boundary bg-paper absolute end-0 top-full z-20 grid max-h-[42rem] w-[min(20rem,100%)] gap-[1rem] overflow-y-auto border p-[1rem] text-[0.9375rem]"
        >
          <SegmentedControl
            name={`${id}-density`}
            legend={text.density}
            legendShown
            choices={densities.map((value) => ({ value, label: text.densities[value] }))}
            value={density}
            onChoose={onDensity}
          />
          <fieldset>
            <legend className="mb-1 font-medium">{text.columns}</legend>
            {columns.map(({ key, label }) => (
              <label key={key} className="flex min-h-8 items-center gap-2">
                <input
                  type="checkbox"
                  className="accent-signal size-4"
                  checked={!hidden.includes(key)}
                  onChange={({ target }) =>
                    onHide(
                      target.checked ? hidden.filter((each) => each !== key) : [...hidden, key],
                    )
                  }
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
}
