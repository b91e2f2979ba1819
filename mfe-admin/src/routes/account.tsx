import { useState } from 'react';
import type { ReactNode } from 'react';
import { accountTexts as text } from '../tools/account/content/account';
import { PasswordForm } from '../tools/account/password-form';
import { SecondFactors } from '../tools/account/second-factors';
import { SessionList } from '../tools/account/session-list';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';

/** How the signed-in admin signs in, and where. */
export default function Account(): ReactNode {
  // A change of the password or of factors ends other sessions: the list is loaded again.
  const [changes, setChanges] = useState(0);
  const onChanged = (): void => setChanges((count) => count + 1);
  return (
    <ToolPage title={text.title} lede={text.lede}>
      <SecondFactors onChanged={onChanged} />
      <ToolSection title={text.password.title}>
        <PasswordForm onChanged={onChanged} />
      </ToolSection>
      <ToolSection title={text.sessions.title}>
        <SessionList refresh={changes} />
      </ToolSection>
    </ToolPage>
  );
}
