import { CallForm } from '../features/contact/call-form';
import { ContactForm } from '../features/contact/contact-form';
import { OtherWays } from '../features/contact/other-ways';
import { ContentPage } from '../features/content-page/content-page';

/** `/contact-ai-recruiters`: the form first, then a call, then what becomes of it. */
export default function Contact() {
  return (
    <ContentPage
      beforeSections={
        <>
          <ContactForm />
          <CallForm />
        </>
      }
    >
      <OtherWays />
    </ContentPage>
  );
}
