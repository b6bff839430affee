import { Button } from '../Button'
import { Dialog, DialogActions } from './Dialog'

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
      <DialogActions>
        <Button variant="line" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'accent'} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
