import { chatNumberOf } from '../offers/chat.ts'
import { withoutPlaceholders } from './placeholders.ts'
import { defaultSettings, type Settings } from './settings.ts'

/** The first steps of a new studio, in order. */
export const checklistSteps = ['name', 'number', 'logo', 'projects', 'prices', 'alerts', 'admin'] as const
export type ChecklistStep = (typeof checklistSteps)[number]

/** The facts about the studio that a device knows. */
interface Facts {
  settings: Settings
  /** True if visitors see a project of the studio's own. */
  hasProject: boolean
  admins: number
  /** True if this device gets notifications of new enquiries. */
  hasDeviceAlerts: boolean
  /** True if the last mail could not be sent. */
  isMailFailing: boolean
}

/** Returns the studio's own chat number; '' if it has none or a placeholder. */
export const ownNumberOf = (settings: Settings) => chatNumberOf(withoutPlaceholders(settings).contact_info)

/**
 * Returns for each step whether it is done. The chat number counts as tested once its chat was opened; a new number
 * needs a new test.
 */
export function checklistOf({ settings, ...facts }: Facts): Record<ChecklistStep, boolean> {
  const { site_info, notifications, checklist } = settings
  const number = ownNumberOf(settings)
  const hasMails = notifications.email_enabled && notifications.email_address !== ''
  return {
    name: site_info.name !== '' && site_info.name !== defaultSettings.site_info.name,
    number: number !== '' && checklist.tested_number === number,
    logo: site_info.logo_url !== '',
    projects: facts.hasProject,
    prices: checklist.prices_checked,
    alerts: facts.hasDeviceAlerts || (hasMails && !facts.isMailFailing),
    admin: facts.admins > 1,
  }
}

/** Returns whether the checklist is still needed. */
export const isChecklistOpen = (done: Record<ChecklistStep, boolean>, { checklist }: Pick<Settings, 'checklist'>) =>
  !checklist.dismissed && checklistSteps.some((step) => !done[step])
