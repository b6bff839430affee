/** The studio's time zone until the owner chooses another. */
export const defaultTimeZone = 'America/Bogota'

/** The form of an IANA time zone name. firestore.rules repeats it, because rules do not know the zones. */
export const zonePattern = '([A-Za-z_]{2,30}(/[A-Za-z0-9_+-]{2,30}){0,2})?'
const zoneForm = new RegExp(`^${zonePattern}$`)

/** Returns whether a text is an IANA time zone that this device knows, or ''. */
export function isTimeZoneOrEmpty(name: string): boolean {
  if (name === '') return true
  if (!zoneForm.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
