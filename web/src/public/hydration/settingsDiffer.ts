import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/settings/settings'
import { readOnce } from '../../firebase/readOnce'

/**
 * Whether the owner's settings say something else than what is prerendered: they must have effect also for a visitor who
 * does nothing but look. Not known, offline for example, counts as no: the first interaction of a visitor asks again.
 */
export async function settingsDiffer(): Promise<boolean> {
  const stored = await readOnce(collections.settings).catch(() => [])
  if (stored.length === 0) return false
  const { settingsFrom } = await import('@studio/domain/settings/settingsFrom')
  return JSON.stringify(settingsFrom(stored)) !== JSON.stringify(defaultSettings)
}
