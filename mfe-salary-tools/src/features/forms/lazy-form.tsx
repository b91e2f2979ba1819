import { Suspense, lazy, memo } from 'react';
import type { ComponentType } from 'react';

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
  const Form = lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: FormMissing as ComponentType<Props> }),
    ),
  );
  return memo(function LazyForm(props: Props) {
    return (
      <Suspense fallback={<p className="min-h-96 text-ink-muted">{text.loading}</p>}>
        <Form {...props} />
      </Suspense>
    );
  });
}

function FormMissing() {
  return <p role="alert">{text.missing}</p>;
}
