import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../Button'
import { Dialog } from './Dialog'

interface ConfirmDialogProps {
  title: string
  text: string
  confirm: string
  cancel: string
  isDanger?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  isDanger = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} description={text} onClose={onCancel}>
      <Actions>
        <Button variant="line" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'accent'} onClick={onConfirm}>
          {confirm}
        </Button>
      </Actions>
    </Dialog>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`
