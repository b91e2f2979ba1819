import { peopleEntries } from '../content/tool-frame';

/** Path of the records of people; one is below it. */
export const peoplePath = peopleEntries[0]?.to ?? '';
