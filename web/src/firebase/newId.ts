/** Returns a new unique id for a document or a revision. */
export const newId = () => crypto.randomUUID()
