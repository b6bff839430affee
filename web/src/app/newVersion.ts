import type { i18n } from 'i18next'
import { takeUndisturbed, untilFree } from '../device/updateGate'
import { offerUpdate, sayUpdateWaits } from '../ui/toast/offerUpdate'

/**
 * A new version is there. Whoever works in the console is asked, once no form in any tab has unsaved typing and nothing
 * is being sent; until then a word says what it waits for. `take` opens this page and the
 * console's other tabs again.
 */
export async function offerVersion(words: i18n, take: () => void) {
  const inConsole = words.getFixedT(null, 'console')
  await untilFree((found) => {
    if (words.hasResourceBundle(words.language, 'console')) sayUpdateWaits(inConsole(`admin.sync.update.${found}`))
  })
  // Work that began after the offer is waited for as well.
  const takeWhenFree = () => void untilFree(() => undefined).then(() => takeUndisturbed(take))
  offerUpdate(words.t('update.text'), words.t('update.apply'), takeWhenFree)
}
