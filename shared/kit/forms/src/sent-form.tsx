import { ReloadNotice } from './reload-notice.tsx';
import { Link as RouterLink, useLocation, useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef, type ReactNode } from 'react';
import { sentFormText as text } from './content/sent-form.ts';
import type { Form } from './define-form.ts';
import { inMinutes, type SendFailure } from './send-form.ts';
import type { SentFormState } from './use-sent-form.ts';

/** Words of a form that has been sent. */
interface Receipt {
  title: string;
  /** The next steps, a paragraph each. */
  next: readonly string[];
  /** Something to read until then, and the words before its link. */
  meanwhile?: string;
  link?: { to: string; label: string };
  /** Label of the button that brings the empty form back. */
  again?: string;
}

interface SentFormProps {
  sent: Pick<SentFormState, 'state' | 'problems' | 'element' | 'startOver'> & {
    form: Pick<Form, 'name' | 'submit' | 'note' | 'isMultipart'>;
  };
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Replaces the form once it is sent; null: the page does that. */
  receipt: Receipt | null;
  /** The fields. */
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/**
 * A described form around its fields. The browser posts it without JavaScript and before hydration. Problems of fields are
 * listed above the fields, a failed send above the button; once it is sent, its receipt replaces it.
 */
export function SentForm({ sent, labelledBy, receipt, children, after }: SentFormProps) {
  const { pathname } = useLocation();
  const { form, state, problems, element, startOver } = sent;
  if (state.status === 'sent' && receipt) {
    return <SentReceipt {...receipt} reference={state.receipt} onAgain={startOver} />;
  }
  const isSending = state.status === 'sending';
  return (
    <form
      {...element}
      method="post"
      action={`/functions/v1/${form.name}`}
      encType={form.isMultipart ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      className="space-y-6"
    >
      <ErrorSummary
        title={problems.length === 1 ? text.problems.one : text.problems.many}
        problems={problems}
      />
      {/* No one sees it and only robots fill it in: the server drops a form in which it holds anything. */}
      <div data-unkept aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          {text.honeypot} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="page" value={pathname} />
      {children}
      {state.status === 'failed' && <Failure failure={state} />}
      {state.status === 'outdated' && (
        <ReloadNotice isKept={state.isKept} hasFile={form.isMultipart} />
      )}
      <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
        {isSending ? text.sending : state.status === 'failed' ? text.retry : form.submit}
      </Button>
      {form.note && <p className="text-sm text-ink-muted">{form.note}</p>}
      {after}
    </form>
  );
}

/** Why a form was not taken, that nothing is lost, and what to do. */
function Failure({ failure }: { failure: SendFailure }) {
  const { email } = useSite();
  const { title, text: sentence } = text.failed[failure.reason];
  return (
    <Notice tone="error" title={title}>
      <p>
        {`${sentence}${failure.reason === 'limited' ? ` ${inMinutes(failure.retryAfterSeconds)}.` : ''}`}
      </p>
      <p className="mt-1">
        {text.otherwise} <Link href={`mailto:${email}`}>{email}</Link>.
      </p>
    </Notice>
  );
}

/** Takes the focus that the form's button had. */
function SentReceipt(props: Receipt & { reference: string; onAgain: () => void }) {
  const { title, next, meanwhile, link, again, reference, onAgain } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-receipt className="border-l-4 border-positive bg-surface px-5 py-6 md:px-8">
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h3>
      <p className="mt-3 text-ink-muted">{text.reference}</p>
      <p data-reference className="mb-4 text-2xl font-semibold">
        {reference}
      </p>
      <div className="max-w-prose space-y-4">
        {next.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <span>{meanwhile}</span>{' '}
            <Link asChild>
              <RouterLink to={link.to}>{link.label}</RouterLink>
            </Link>
            .
          </p>
        )}
        {again && (
          <Button variant="secondary" onClick={onAgain}>
            {again}
          </Button>
        )}
      </div>
    </div>
  );
}
