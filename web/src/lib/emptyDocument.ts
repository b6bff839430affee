/** An empty document in standards mode, for a frame that the console fills. */
export const emptyDocument = '<!doctype html>'
