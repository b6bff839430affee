import { Bot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TabNotice } from './TabNotice'

interface UnconfirmedProps {
  /** Field names of the open tab's machine translations. */
  names: readonly string[]
  onConfirm: (names: readonly string[]) => void
}

/** Warns of unconfirmed machine translations in the open tab. The button confirms them all. */
export function Unconfirmed({ names, onConfirm }: UnconfirmedProps) {
  const { t } = useTranslation('console')
  if (names.length === 0) return null
  return (
    <TabNotice
      icon={<Bot aria-hidden size={20} />}
      text={t('admin.writing.marks.unconfirmed')}
      action={t('admin.writing.marks.confirmAll')}
      onAction={() => onConfirm(names)}
    />
  )
}
