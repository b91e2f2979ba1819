import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';
import { accountTexts as text } from '../tools/account/content/account';
import { PasswordForm } from '../tools/account/password-form';
import { SecondFactors } from '../tools/account/second-factors';
import { SessionList } from '../tools/account/session-list';

export default function Account() {
  return (
    <ToolPage title={text.title} lede={text.lede}>
      <SecondFactors />
      <ToolSection title={text.password.title}>
        <PasswordForm />
      </ToolSection>
      <ToolSection title={text.sessions.title}>
        <SessionList />
      </ToolSection>
    </ToolPage>
  );
}
