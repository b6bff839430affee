/** Whether Auth has kept a session on this device (it keeps it in local storage); known without loading Auth. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}
