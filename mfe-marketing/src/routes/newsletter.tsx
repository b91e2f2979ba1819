import { ContentPage } from '../features/content-page/content-page';
import { NewsletterBox } from '../features/newsletter/newsletter-box';

/** `/ai-salary-newsletter`: the form first, then what it is for. */
export default function Newsletter() {
  return <ContentPage beforeSections={<NewsletterBox />} />;
}
