import { Button } from '@talent/ui/button';
import { useSyncExternalStore } from 'react';
import { ContentPage } from '../features/content-page/content-page';

/** `/ai-salary-newsletter/confirm`: the subscription is on, and the button that ends it is at hand. */
export default function NewsletterConfirm() {
  return <ContentPage beforeSections={<UnsubscribeForm />} />;
}

/** The link of the mail has put its token into the fragment, which only the browser knows. */
function UnsubscribeForm() {
  const token = useSyncExternalStore(followHash, readToken, () => null);
  return (
    <div className="mb-10 min-h-11">
      {token && (
        <form action="/functions/v1/newsletter-unsubscribe">
          <input type="hidden" name="token" value={token} />
          <Button variant="secondary" type="submit">
            Unsubscribe
          </Button>
        </form>
      )}
    </div>
  );
}

function readToken(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token');
}

function followHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
