/**
 * Returns the callbacks of a database connection for its deletion: by the browser's settings, by another page, or
 * because the browser clears its storage. The connection closes, and `forget` lets the next use open a new one.
 */
export const onDatabaseGone = (forget: () => void) => ({
  blocking: (_current: number, _next: number | null, event: IDBVersionChangeEvent) => {
    ;(event.target as IDBDatabase).close()
    forget()
  },
  terminated: forget,
})
