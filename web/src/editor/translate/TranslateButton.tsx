import { withCueTargets, withCueTexts, withJoinedCues } from '@studio/domain/content/translation/cueTexts'
import { allOf, type LocalizedFields, type Translated } from '@studio/domain/content/translation/sourceHashes'
import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import type { Translations } from '@studio/domain/content/translation/translationBlock'
import { defaultLanguage } from '@studio/domain/languages'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/toast/Toaster'
import { useUndoToast } from '../../ui/toast/undo'
import type { WrittenTexts } from '../languages/useTexts'
import { TranslateDialog } from './TranslateDialog'

interface TranslateButtonProps<Text extends string> {
  /** The form's values, with the source hashes that saving now would store. */
  current: Translated<Text>
  localized: LocalizedFields<Text>
  targets: readonly TranslationTarget[]
  /** Writes machine translations. Returns an undo function. */
  onWrite: (texts: WrittenTexts, mark: 'machine') => () => void
}

/** Translates missing, copied and outdated texts in all languages at once. */
export function TranslateButton<Text extends string>({
  current,
  localized,
  targets,
  onWrite,
}: TranslateButtonProps<Text>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const sayUndoable = useUndoToast()
  const { getValues } = useFormContext<Record<string, unknown>>()
  const [isOpen, setIsOpen] = useState(false)
  const texts: Readonly<Record<string, unknown>> = current
  const spanish = Object.fromEntries(
    allOf(localized).map((text) => [text, String(texts[`${text}_${defaultLanguage}`]).trim()]),
  )
  const handleOpen = () => {
    if (targets.length > 0) setIsOpen(true)
    else notify.info(t('admin.writing.translate.nothing'))
  }
  const handleFound = (cues: Translations) => {
    const found = withJoinedCues(cues, spanish)
    const now = getValues()
    // `texts` is from the time of the request; skip texts that changed since.
    const isAsAsked = (name: string) => now[name] === texts[name]
    const all = Object.entries(found).flatMap(([code, ofLanguage]) =>
      Object.entries(ofLanguage).map(([text, translated]) => ({ text, name: `${text}_${code}`, translated })),
    )
    const written = all
      .filter(({ text, name }) => isAsAsked(name) && isAsAsked(`${text}_${defaultLanguage}`))
      .map(({ name, translated }) => [name, translated] as const)
    if (written.length === 0) return
    const undo = onWrite(Object.fromEntries(written), 'machine')
    sayUndoable(
      t('admin.writing.translate.done', { count: written.length, n: formatNumber(language, written.length) }),
      undo,
    )
    if (all.length === targets.reduce((sum, target) => sum + target.texts.length, 0)) setIsOpen(false)
  }
  return (
    <>
      <Button small onClick={handleOpen}>
        <Languages aria-hidden size={16} />
        {t('admin.writing.translate.open')}
      </Button>
      {isOpen && (
        <TranslateDialog
          targets={withCueTargets(targets, spanish)}
          spanish={withCueTexts(spanish)}
          onFound={handleFound}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
