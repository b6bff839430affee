/** Days for which a deleted document can be restored. */
export const trashDays = 30

/** A day in milliseconds. */
export const dayMs = 86_400_000
