import { ContactForm } from '../features/contact/contact-form';
import { OtherWays } from '../features/contact/other-ways';
import { ContentPage } from '../features/content-page/content-page';

/** `/contact-ai-recruiters`: the form first, then what becomes of it. */
export default function Contact() {
  return (
    <ContentPage beforeSections={<ContactForm />}>
      <OtherWays />
    </ContentPage>
  );
}
