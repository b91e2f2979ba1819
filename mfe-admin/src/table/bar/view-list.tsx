import { Link, notify, toast } from '@talent/sdk';
import { TextField } from '@talent/ui/text-field';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { viewTexts as text } from '../content/tool-table';
import type { Density } from './density';
import { useSavedViews } from './saved-views';

interface ViewListProps {
  /** Name of the table in the address. */
  table: string;
  density: Density;
  /** A view was opened. */
  onOpen: () => void;
}

/** The saved views of a table, as links; the present one can be saved, and sent to others. */
export function ViewList({ table, density, onOpen }: ViewListProps): ReactNode {
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
