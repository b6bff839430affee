import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TabNotice } from './TabNotice'

interface StaleProps {
  tab: LanguageCode
  /** Languages that were written before the Spanish text changed. */
  stale: readonly LanguageCode[]
  onConfirm: (codes: readonly LanguageCode[]) => void
}

/**
 * Warns that the open language is outdated; in the Spanish tab, tells how many languages are. The button confirms them.
 */
export function Stale({ tab, stale, onConfirm }: StaleProps) {
  const { t } = useTranslation('console')
  const isSpanish = tab === defaultLanguage
  const codes = stale.filter((code) => isSpanish || code === tab)
  if (codes.length === 0) return null
  return (
    <TabNotice
      icon={<ClockAlert aria-hidden size={20} />}
      text={
        isSpanish ? t('admin.writing.staleOthers', { count: codes.length, n: codes.length }) : t('admin.writing.stale')
      }
      action={t(isSpanish ? 'admin.writing.allStillRight' : 'admin.writing.stillRight')}
      onAction={() => onConfirm(codes)}
    />
  )
}
