import type { ReactNode } from 'react';
import { ContentPage } from '../features/content-page/content-page';
import { PrivacyContact } from '../features/privacy-contact/privacy-contact';

/** `/privacy-policy`: the text, and at its end the address that the configuration names. */
export default function PrivacyPolicy(): ReactNode {
  return (
    <ContentPage>
      <PrivacyContact />
    </ContentPage>
  );
}
