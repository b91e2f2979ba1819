import { Suspense, memo, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '@talent/ui/lazy-part';

interface FormPanelProps {
  id: string;
  /** Id of the title, which names the panel and its form. */
  titleId: string;
  title: string;
  reasons: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A sign-up in two columns: the reasons, then the form. */
export function FormPanel({ id, titleId, title, reasons, children, className }: FormPanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`scroll-mt-24 rounded-sm border border-rule bg-surface px-5 py-6 md:px-8 md:py-8 print:hidden ${className ?? ''}`}
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          {reasons}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

const text = {
  loading: 'One moment …',
  missing: 'The form could not be loaded. Please reload the page.',
};

/**
 * A form that is in the page's HTML while its code and its validation rules load in a separate file. It never renders again
 * with the page around it, only with other props: React throws served HTML away, and what a visitor has typed into it, when
 * an update reaches it before its code is there.
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Form = lazyPart(load, text.missing);
  return memo(function LazyForm(props: Props) {
    return (
      <Suspense fallback={<p className="min-h-96 text-ink-muted">{text.loading}</p>}>
        <Form {...props} />
      </Suspense>
    );
  });
}
