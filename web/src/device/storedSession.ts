import { localStore } from '../lib/browserStorage'

/** Whether Auth has kept a session on this device (it keeps it in local storage); known without loading Auth. */
export const hasStoredSession = (): boolean => localStore.keys().some((key) => key.startsWith('firebase:authUser:'))
