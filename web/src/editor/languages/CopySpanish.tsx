import { copiedFromSpanish } from '@studio/domain/content/translation/copies'
import type { LocalizedFields, Translated } from '@studio/domain/content/translation/sourceHashes'
import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import type { WrittenTexts } from './useTexts'

interface CopySpanishProps<Text extends string> {
  localized: LocalizedFields<Text>
  current: Translated<Text>
  /** The language whose texts are replaced. */
  tab: LanguageCode
  onCopy: (texts: WrittenTexts) => void
}

/** Copies the Spanish texts into another language. Asks first if that overwrites texts. */
export function CopySpanish<Text extends string>({ localized, current, tab, onCopy }: CopySpanishProps<Text>) {
  const { t } = useTranslation('console')
  const [isAsking, setIsAsking] = useState(false)
  const copies: WrittenTexts = copiedFromSpanish(current, localized, tab)
  const written: Readonly<Record<string, unknown>> = current
  const overwrites = Object.entries(copies).some(([name, text]) => {
    const now = String(written[name]).trim()
    return now && now !== text?.trim()
  })
  return (
    <>
      <Button variant="quiet" small onClick={() => (overwrites ? setIsAsking(true) : onCopy(copies))}>
        <Copy aria-hidden size={16} />
        {t('admin.writing.copy')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isDanger
          title={t('admin.writing.copyTitle', { language: languageOf(tab).name })}
          text={t('admin.writing.copyText')}
          confirm={t('admin.writing.copyConfirm')}
          cancel={t('admin.common.cancel')}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            onCopy(copies)
            setIsAsking(false)
          }}
        />
      )}
    </>
  )
}
