import { notify, useSite } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { useState, type ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { queryClient } from '../../../queries/query-client';
import { figureColumn } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import { deleteAuthor, type ListedAuthor } from '../api/authors';
import { authorTexts as texts } from '../content/author-texts';
import { blogQueries } from '../queries';
import { AuthorForm, authorPath } from './author-form';

type Panel =
  | { kind: 'edit'; author: ListedAuthor | null }
  | { kind: 'remove'; author: ListedAuthor }
  | null;

export function Authors(): ReactNode {
  const [panel, setPanel] = useState<Panel>(null);
  const close = () => setPanel(null);
  const done = async (): Promise<void> => {
    close();
    await queryClient.invalidateQueries(blogQueries.authors);
  };
  return (
    <Loaded query={blogQueries.authors} texts={texts}>
      {(authors) => (
        <>
          <AuthorTable authors={authors} onOpen={(kind, author) => setPanel({ kind, author })} />
          {panel === null && (
            <ToolButton
              className="mt-4"
              variant="primary"
              onClick={() => setPanel({ kind: 'edit', author: null })}
            >
              {texts.add}
            </ToolButton>
          )}
          {panel?.kind === 'edit' && (
            <AuthorForm
              key={panel.author?.id}
              author={panel.author}
              onDone={() => void done()}
              onClose={close}
            />
          )}
          {panel?.kind === 'remove' && (
            <ConfirmPanel
              label={texts.remove}
              question={texts.removeSure(panel.author.name)}
              confirm={texts.removeYes}
              cancel={texts.cancel}
              failed={texts.notRemoved}
              onConfirm={() => remove(panel.author, done)}
              onClose={close}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

async function remove({ id }: ListedAuthor, done: () => Promise<void>): Promise<boolean> {
  if (!(await deleteAuthor(id))) return false;
  notify({ title: texts.removed });
  await done();
  return true;
}

function AuthorTable(props: {
  authors: readonly ListedAuthor[];
  onOpen: (kind: 'edit' | 'remove', author: ListedAuthor) => void;
}): ReactNode {
  const { authors, onOpen } = props;
  const { columns } = texts;
  const { origin } = useSite();
  return (
    <ToolTable
      name="authors"
      caption={texts.caption}
      isShort
      source={{ rows: authors }}
      empty={null}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'name', label: columns.name, sortable: true, value: ({ name }) => name },
        { key: 'position', label: columns.position, sortable: true, value: ({ title }) => title },
        figureColumn<ListedAuthor>('posts', columns.posts, ({ posts }) => posts),
        {
          key: 'page',
          label: columns.page,
          priority: 3,
          value: ({ slug }) => slug,
          // An author without a public post has no page, and nobody knows here which posts are public by now.
          cell: ({ slug, posts }) =>
            posts > 0 ? (
              <Link href={origin + authorPath(slug)} target="_blank">
                {slug}
              </Link>
            ) : (
              slug
            ),
        },
        {
          key: 'actions',
          label: columns.actions,
          priority: 1,
          value: () => null,
          cell: (author) => (
            <span className="flex gap-2">
              <ToolButton
                aria-label={`${texts.edit}: ${author.name}`}
                onClick={() => onOpen('edit', author)}
              >
                {texts.edit}
              </ToolButton>
              {author.posts === 0 && author.slug !== 'editorial-team' && (
                <ToolButton
                  aria-label={`${texts.remove}: ${author.name}`}
                  onClick={() => onOpen('remove', author)}
                >
                  {texts.remove}
                </ToolButton>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
