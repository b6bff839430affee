import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../Button'
import { Dialog } from '../Dialog'

interface LeaveDialogProps {
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks what becomes of unsaved typing when its form is left. */
export function LeaveDialog({ onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation('console')
  return (
    <Dialog title={t('admin.writing.leave.title')} description={t('admin.writing.leave.text')} onClose={onStay}>
      <Actions>
        <Button onClick={onStay}>{t('admin.writing.leave.stay')}</Button>
        <Button look="line" onClick={onKeep}>
          {t('admin.writing.leave.keep')}
        </Button>
        <Button look="danger" onClick={onDiscard}>
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
