import type { ReactNode } from 'react';
import { personTexts } from '../content/linkedin';
import { ConnectionLoader } from '../features/linkedin-connection/connection-loader';
import { ConnectionNotice } from '../features/linkedin-connection/connection-notice';
import { useConnection } from '../features/linkedin-connection/use-connection';
import { LinkedInPage } from '../features/linkedin-frame/linkedin-page';
import { PersonUrn } from '../features/linkedin-person/person-urn';

/** Who the connected LinkedIn member is, as its API names them. */
export default function LinkedInPersonUrn(): ReactNode {
  const tool = useConnection();
  return (
    <LinkedInPage title={personTexts.title} lede={personTexts.lede}>
      <ConnectionLoader tool={tool}>
        {(value) => (
          <>
            <ConnectionNotice value={value} withLink />
            {value.connection !== null && <PersonUrn account={value.connection} tool={tool} />}
          </>
        )}
      </ConnectionLoader>
    </LinkedInPage>
  );
}
