import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../theme/tokens'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/dialog/Dialog'

interface LeaveDialogProps {
  /** The document's name; '' while it has none. */
  about: string
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks whether to keep or discard unsaved changes when a form is left. */
export function LeaveDialog({ about, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation('console')
  return (
    <Dialog
      title={t('admin.writing.leave.title')}
      about={about}
      description={t('admin.writing.leave.text')}
      onClose={onStay}
    >
      <Actions>
        <Button onClick={onStay}>{t('admin.writing.leave.stay')}</Button>
        <Button variant="line" onClick={onKeep}>
          {t('admin.writing.leave.keep')}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t('admin.writing.leave.discard')}
        </Button>
      </Actions>
    </Dialog>
  )
}

const Actions = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`
