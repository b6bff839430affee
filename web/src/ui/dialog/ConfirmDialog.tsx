import { Button } from '../Button'
import { Hint } from '../form/Field'
import { Dialog, DialogActions } from './Dialog'

interface ConfirmDialogProps {
  title: string
  text: string
  /** What it is about, by name. */
  about?: string | undefined
  /** What softens the question. */
  hint?: string | undefined
  confirm: string
  cancel: string
  isDanger?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that takes much away. */
export function ConfirmDialog({
  title,
  text,
  about,
  hint,
  confirm,
  cancel,
  isDanger = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} about={about} description={text} onClose={onCancel}>
      {hint && <Hint>{hint}</Hint>}
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
