/** For how many days what was deleted can be brought back. */
export const trashDays = 30

/** A day in milliseconds. */
export const dayMs = 86_400_000
