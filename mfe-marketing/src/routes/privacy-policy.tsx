import { privacyContactText } from '../features/mail-contact/content/privacy-contact-text';
import { ContentPage } from '../features/content-page/content-page';
import { MailContact } from '../features/mail-contact/mail-contact';

/** `/privacy-policy`: the text, and at its end the address that the configuration names. */
export default function PrivacyPolicy() {
  return (
    <ContentPage partsAfter={[{ id: 'privacy-contact', text: privacyContactText.title }]}>
      <MailContact id="privacy-contact" text={privacyContactText} />
    </ContentPage>
  );
}
