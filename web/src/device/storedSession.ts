import { localStore } from '../lib/browserStorage'

/** Returns whether Auth has stored a session on this device, without loading Auth. Auth uses local storage. */
export const hasStoredSession = (): boolean => localStore.keys().some((key) => key.startsWith('firebase:authUser:'))
