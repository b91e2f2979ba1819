import { Link, notify, toast } from '@talent/sdk';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { TextField } from '@talent/ui/text-field';
import { useDisclosed } from '@talent/ui/use-disclosed';
import { SlidersHorizontal, X } from 'lucide-react';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { viewTexts as text } from '../content/tool-table';
import type { ToolColumn } from '../tool-column';
import { densities, useSavedViews, type Density } from './kept-choices';

interface ViewPanelProps<Row> {
  name: string;
  caption: string;
  columns: readonly ToolColumn<Row>[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  density: Density;
  onDensity: (density: Density) => void;
  isShort: boolean;
}

/** How a table is shown: height of its rows, columns, and the views that the admin has saved. */
export function ViewPanel<Row>(props: ViewPanelProps<Row>): ReactNode {
  const { name, caption, columns, hidden, onHide, density, onDensity, isShort } = props;
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
          className="view-panel shadow-overlay"
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
                {label}
              </label>
            ))}
          </fieldset>
          <ViewList table={name} density={density} onOpen={close} />
        </div>
      )}
    </div>
  );
}

interface ViewListProps {
  table: string;
  density: Density;
  onOpen: () => void;
}

/** The saved views of a table, as links; the present one can be saved, and sent to others. */
function ViewList({ table, density, onOpen }: ViewListProps): ReactNode {
  const { views, save, remove } = useSavedViews(table);
  const [name, setName] = useState('');

  /** The whole address with what the table shows: filters of the tool are a part of the view. */
  function present(): string {
    const search = new URLSearchParams(window.location.search);
    search.set(`${table}-density`, density);
    return search.toString();
  }

  async function copy(): Promise<void> {
    try {
      const { origin, pathname } = window.location;
      await navigator.clipboard.writeText(`${origin}${pathname}?${present()}`);
      toast({ title: text.copied });
    } catch (error) {
      console.error('The link to a view was not copied', error);
      notify({ title: text.notCopied, tone: 'error' });
    }
  }

  return (
    <div>
      <p className="mb-1 font-medium">{text.saved}</p>
      {views.length === 0 && <p className="text-ink-muted text-sm">{text.none}</p>}
      <ul>
        {views.map((view) => (
          <li key={view.name} className="flex items-center">
            <Link
              to={{ search: view.search }}
              preventScrollReset
              className="hover:bg-surface min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere] underline decoration-1 underline-offset-4"
              onClick={onOpen}
            >
              {view.name}
            </Link>
            <button
              type="button"
              aria-label={text.remove(view.name)}
              className="text-ink-muted hover:text-ink inline-flex size-8 items-center justify-center"
              onClick={() => remove(view.name)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <form
        className="mt-2 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          save({ name: name.trim(), search: present() });
          setName('');
        }}
      >
        <TextField
          className="min-w-0 flex-1"
          required
          label={text.name}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <ToolButton type="submit" className="min-h-9">
          {text.save}
        </ToolButton>
      </form>
      <ToolButton variant="quiet" className="mt-2" onClick={() => void copy()}>
        {text.copy}
      </ToolButton>
    </div>
  );
}
