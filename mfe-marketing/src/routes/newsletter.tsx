import { ContentPage } from '../features/content-page/content-page';
import { NewsletterForm } from '../features/newsletter/newsletter-form';

/** `/ai-salary-newsletter`: the form first, then what it is for. */
export default function Newsletter() {
  return <ContentPage beforeSections={<NewsletterForm />} />;
}
