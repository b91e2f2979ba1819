import { Notice } from '@talent/ui/notice';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToolButton } from '../controls/tool-button';
import { queryClient } from './query-client';

interface QueryTexts {
  loading: string;
  failed: string;
  /** The next step, if the title does not say it. */
  failedHow?: string;
  retry: string;
}

interface PartProps<Value> {
  texts: QueryTexts;
  className?: string;
  /** Shown until the data has come, as large as its content: nothing moves when it comes. */
  skeleton?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Loads a query where its data is shown. `QueryPart` is for a query that is also used elsewhere. */
export function Loaded<Value, Key extends QueryKey>(
  props: PartProps<Value> & { query: UseQueryOptions<Value, Error, Value, Key> },
) {
  const { query, ...part } = props;
  return <QueryPart<Value> query={useQuery(query, queryClient)} {...part} />;
}

/** A part of a tool that shows once its data has loaded: until then a status, after a failure a way to retry. */
export function QueryPart<Value>(props: PartProps<Value> & { query: UseQueryResult<Value> }) {
  const { query, texts, className = '', skeleton, children } = props;
  if (query.isPending) {
    return skeleton ? (
      <div data-loading className={className}>
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <div aria-hidden="true">{skeleton}</div>
      </div>
    ) : (
      <Waiting className={className}>{texts.loading}</Waiting>
    );
  }
  const problem = query.isError && (
    <Notice tone="error" title={texts.failed} className={className}>
      {texts.failedHow && <p>{texts.failedHow}</p>}
      <ToolButton className="mt-2" onClick={() => void query.refetch()}>
        {texts.retry}
      </ToolButton>
    </Notice>
  );
  if (query.isLoadingError) return problem;
  // Content that was loaded before stays, with the entries in it.
  return (
    <>
      {problem}
      {children(query.data)}
    </>
  );
}

interface WaitingProps {
  className?: string;
  /** A text such as `Loading the post …`. */
  children: string;
}

/** Stands where content will be that has not loaded yet. */
export function Waiting({ className = '', children }: WaitingProps) {
  return (
    <p role="status" data-loading className={`text-ink-muted ${className}`}>
      {children}
    </p>
  );
}
