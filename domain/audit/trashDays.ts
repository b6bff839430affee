/** For how many days what was deleted can be brought back. */
export const trashDays = 30

export const dayMs = 86_400_000
