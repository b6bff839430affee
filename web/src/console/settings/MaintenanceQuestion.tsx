import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { MaintenanceTexts } from './MaintenanceTexts'

interface ClosingQuestionProps {
  /** The owner's own message, in Spanish. */
  message: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before the site is closed, and shows the text that visitors will see. */
export function MaintenanceQuestion({ message, onConfirm, onCancel }: ClosingQuestionProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const words = 'admin.settings.maintenance'
  const isSpanish = language === 'es'
  const hint = isSpanish || !message ? undefined : t(`${words}.askSpanish`, { message })
  return (
    <ConfirmDialog
      isDanger
      title={t(`${words}.askTitle`)}
      text={t(`${words}.askText`, {
        title: tp('maintenance.title'),
        text: (isSpanish && message) || tp('maintenance.text'),
      })}
      hint={hint}
      confirm={t(`${words}.askConfirm`)}
      cancel={t('admin.common.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <MaintenanceTexts without={hint ? [language, 'es'] : [language]} />
    </ConfirmDialog>
  )
}
