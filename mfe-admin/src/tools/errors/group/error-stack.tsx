import type { ReactNode } from 'react';
import { useData } from '../../../queries/use-data';
import { Address } from '../../../table/address';
import type { ErrorSample } from '../api/error-sample';
import { errorTextsOfOne as text } from '../content/errors';
import { errorQueries } from '../queries';

interface ErrorStackProps {
  id: number;
  app: string;
  sample: ErrorSample;
}

/** The frames of an error, innermost first: where they are in the sources, and below that in the built files. */
export function ErrorStack({ id, app, sample }: ErrorStackProps): ReactNode {
  const symbols = useData(errorQueries.symbols(id, app, sample));
  return (
    <>
      {symbols.isPending && (
        <p role="status" data-loading className="text-ink-muted text-sm">
          {text.symbols}
        </p>
      )}
      {symbols.isError && <p className="text-ink-muted text-sm">{text.symbolsFailed}</p>}
      <ol className="font-mono text-sm">
        {sample.frames.map(({ path, line, column }, index) => {
          const found = symbols.data?.[index] ?? null;
          return (
            <li key={index} className="border-rule border-t py-2 break-words first:border-t-0">
              {found !== null && (
                <span className="block">
                  <Address>{`${found.source}:${found.line}:${found.column}`}</Address>
                  {found.name !== null && ` ${text.in(found.name)}`}
                </span>
              )}
              <span className="text-ink-muted block">
                <Address>{`${path}:${line}:${column}`}</Address>
                {found === null && !symbols.isPending && ` (${text.noMap})`}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
