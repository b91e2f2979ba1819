import type { ReactNode } from 'react';
import { personTexts } from '../tools/linkedin/content/linkedin';
import { ConnectionLoader } from '../tools/linkedin/connection/connection-loader';
import { ConnectionNotice } from '../tools/linkedin/connection/connection-notice';
import { useConnection } from '../tools/linkedin/connection/use-connection';
import { LinkedInPage } from '../tools/linkedin/linkedin-page';
import { PersonUrn } from '../tools/linkedin/connection/person-urn';

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
