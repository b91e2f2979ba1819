/**
 * The actions of the pipelines, pinned to the full commit of a release: a tag can be moved to other code, a commit
 * cannot. People and update tools read the comment after it.
 */
export const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
export const SETUP_NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0';
