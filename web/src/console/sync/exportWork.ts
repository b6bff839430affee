/** Hands the owner unsent work as a JSON file, whole. */
export function exportWork(work: unknown) {
  const file = new Blob([JSON.stringify(work, undefined, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `montaje-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
