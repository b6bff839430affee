import type { i18n } from 'i18next'
import { takeUndisturbed, untilReloadIsSafe } from '../device/updateGate'
import { offerUpdate, sayUpdateWaits } from '../ui/toast/offerUpdate'

/**
 * Offers a new version to the admin once no form has unsaved changes and nothing is being sent. Until then, a message
 * says what it is waiting for. `take` reloads this page and the console's other tabs.
 */
export async function offerVersion(words: i18n, take: () => void) {
  const inConsole = words.getFixedT(null, 'console')
  await untilReloadIsSafe((found) => {
    if (words.hasResourceBundle(words.language, 'console')) sayUpdateWaits(inConsole(`admin.sync.update.${found}`))
  })
  // Also wait for work that began after the offer.
  const takeWhenFree = () => void untilReloadIsSafe(() => undefined).then(() => takeUndisturbed(take))
  offerUpdate(words.t('update.text'), words.t('update.apply'), takeWhenFree)
}
