import type { Entry } from '@studio/domain/outbox/entry'

/** Hands the owner unsent work as a JSON file, whole. */
export function exportEntries(entries: readonly Entry[]) {
  const file = new Blob([JSON.stringify(entries, undefined, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `montaje-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
