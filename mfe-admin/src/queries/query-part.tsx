import { Notice } from '@talent/ui/notice';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToolButton } from '../controls/tool-button';

interface QueryTexts {
  loading: string;
  failed: string;
  /** The next step, if the title does not say it. */
  failedHow?: string;
  retry: string;
}

/** A part of a tool that shows once its data has loaded: until then a status, after a failure a way to retry. */
export function QueryPart<Value>(props: {
  query: UseQueryResult<Value>;
  texts: QueryTexts;
  className?: string;
  /** Shown until the data has come, as large as its content: nothing moves when it comes. */
  skeleton?: ReactNode;
  children: (value: Value) => ReactNode;
}) {
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
      <p role="status" data-loading className={`text-ink-muted ${className}`}>
        {texts.loading}
      </p>
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
