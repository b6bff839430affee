/**
 * What a connection to a database of this device does once somebody deletes the database under the page, in this
 * browser's settings or in another page, or the browser clears it: it closes, and `forget` sees to a new one.
 */
export const whenGone = (forget: () => void) => ({
  blocking: (_current: number, _next: number | null, event: IDBVersionChangeEvent) => {
    ;(event.target as IDBDatabase).close()
    forget()
  },
  terminated: forget,
})
