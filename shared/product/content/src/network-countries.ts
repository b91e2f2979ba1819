/**
 * The countries of the network, ISO 3166-1: the one list behind the claim "30+ countries covered", the maps and the page that names
 * them. Like the claim, it is a sample until the operator states a source.
 */
export const networkCountries: readonly string[] =
  'AR AU BR CA CL CO CZ DE EG ES FR GB GR IE IL IN IT JP KE MX NG NL NO PL PT RO SE SG TR UA US ZA'.split(
    ' ',
  );
