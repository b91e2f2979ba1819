import { Loaded } from '../queries/query-part';
import { ConnectionNotice } from '../tools/linkedin/connection/connection-notice';
import { PersonUrn } from '../tools/linkedin/connection/person-urn';
import { connectionTexts, personTexts } from '../tools/linkedin/content/linkedin';
import { LinkedInPage } from '../tools/linkedin/linkedin-page';
import { linkedInQueries } from '../tools/linkedin/queries';

export default function LinkedInPersonUrn() {
  return (
    <LinkedInPage title={personTexts.title} lede={personTexts.lede}>
      <Loaded query={linkedInQueries.connection} texts={connectionTexts}>
        {(value) => (
          <>
            <ConnectionNotice value={value} withLink />
            {value.connection !== null && <PersonUrn account={value.connection} />}
          </>
        )}
      </Loaded>
    </LinkedInPage>
  );
}
