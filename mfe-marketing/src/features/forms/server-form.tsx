import { ReloadNotice } from '@talent/page-parts/reload-notice';
import { useLocation, useSite, Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import type { ReactNode } from 'react';
import { formText } from './content/form-text';
import type { ServerFormState } from './use-server-form';
import { inMinutes, type SendFailure } from '@talent/api/forms/send-form';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef } from 'react';

interface ServerFormProps<Input extends object> {
  form: ServerFormState<Input>;
  text: { submit: string; sent: ReceiptText };
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form that is sent to a function of the site: by the browser without JavaScript and before hydration,
 * afterwards through `form`. Problems of fields are listed above the fields, a failed send above the button; once it
 * is sent, its receipt replaces it.
 */
export function ServerForm<Input extends object>({
  form,
  text,
  labelledBy,
  children,
}: ServerFormProps<Input>) {
  const { pathname } = useLocation();
  const { name, encoding, state, problems, element, onSubmit, startOver } = form;
  if (state.status === 'sent') {
    return <FormReceipt text={text.sent} reference={state.reference} onAgain={startOver} />;
  }
  const isSending = state.status === 'sending';
  return (
    <form
      ref={element}
      method="post"
      action={`/functions/v1/${name}`}
      encType={encoding === 'multipart' ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={onSubmit}
      className="space-y-6"
    >
      <ErrorSummary
        title={problems.length === 1 ? formText.problems.one : formText.problems.many}
        problems={problems}
      />
      <Honeypot />
      <input type="hidden" name="page" value={pathname} />
      {children}
      {state.status === 'failed' && <SendFailureNotice failure={state} />}
      {state.status === 'outdated' && (
        <ReloadNotice isKept={state.isKept} hasFile={encoding === 'multipart'} />
      )}
      <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
        {isSending ? formText.sending : state.status === 'failed' ? formText.retry : text.submit}
      </Button>
    </form>
  );
}

/** A field that no one sees and only robots fill in: the server drops a form in which it holds anything. */
function Honeypot() {
  return (
    <div data-unkept aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        {formText.honeypot} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Why a form was not taken, that nothing is lost, and what to do. */
function SendFailureNotice({ failure }: { failure: SendFailure }) {
  const { email } = useSite();
  const { title, text } = formText.failed[failure.reason];
  return (
    <Notice tone="error" title={title}>
      <p>
        {failure.reason === 'limited' ? `${text} ${inMinutes(failure.retryAfterSeconds)}.` : text}
      </p>
      <p className="mt-1">
        {formText.otherwise} <Link href={`mailto:${email}`}>{email}</Link>.
      </p>
    </Notice>
  );
}

/** Words of a form that has been sent. */
interface ReceiptText {
  title: string;
  /** The next steps, a paragraph each. */
  next: readonly string[];
  /** Something to read until then, and the words before its link. */
  meanwhile?: string;
  link?: { to: string; label: string };
  /** Label of the button that brings the empty form back. */
  again?: string;
}

interface FormReceiptProps {
  text: ReceiptText;
  reference: string;
  onAgain: () => void;
}

/** Stands where a form was that has been sent, and takes the focus that its button had. */
function FormReceipt({ text, reference, onAgain }: FormReceiptProps) {
  const { title, next, meanwhile, link, again } = text;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div data-receipt className="border-l-4 border-positive bg-surface px-5 py-6 md:px-8">
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h3>
      <p className="mt-3 text-ink-muted">{formText.reference}</p>
      <p data-reference className="mb-4 text-2xl font-semibold">
        {reference}
      </p>
      <div className="max-w-prose space-y-4">
        {next.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            {meanwhile}{' '}
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
