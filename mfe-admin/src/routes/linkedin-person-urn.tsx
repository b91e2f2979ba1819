import type { ReactNode } from 'react';
import { connectionTexts, personTexts } from '../tools/linkedin/content/linkedin';
import { QueryPart } from '../queries/query-part';
import { ConnectionNotice } from '../tools/linkedin/connection/connection-notice';
import { useConnection } from '../tools/linkedin/connection/use-connection';
import { LinkedInPage } from '../tools/linkedin/linkedin-page';
import { PersonUrn } from '../tools/linkedin/connection/person-urn';

/** The connected LinkedIn member, as LinkedIn's API names them. */
export default function LinkedInPersonUrn(): ReactNode {
  const connection = useConnection();
  return (
    <LinkedInPage title={personTexts.title} lede={personTexts.lede}>
      <QueryPart query={connection} texts={connectionTexts}>
        {(value) => (
          <>
            <ConnectionNotice value={value} withLink />
            {value.connection !== null && <PersonUrn account={value.connection} />}
          </>
        )}
      </QueryPart>
    </LinkedInPage>
  );
}
