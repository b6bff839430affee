import { Bot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TabNotice } from './TabNotice'

interface UnconfirmedProps {
  /** The texts of the open tab that a machine translated, by their stored names. */
  names: readonly string[]
  onConfirm: (names: readonly string[]) => void
}

/** Says in its tab that a machine translated texts which nobody has confirmed; all of them can be at once. */
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
