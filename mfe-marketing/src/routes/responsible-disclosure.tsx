import { disclosureContactText } from '../features/mail-contact/content/disclosure-contact-text';
import { ContentPage } from '../features/content-page/content-page';
import { MailContact } from '../features/mail-contact/mail-contact';

/** `/responsible-disclosure`: the text, and at its end the address that the configuration names. */
export default function ResponsibleDisclosure() {
  return (
    <ContentPage partsAfter={[{ id: 'disclosure-contact', text: disclosureContactText.title }]}>
      <MailContact id="disclosure-contact" text={disclosureContactText} />
    </ContentPage>
  );
}
