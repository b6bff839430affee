import { type ReactNode, useRef } from 'react'
import { Button } from '../Button'
import { Hint } from '../form/Field'
import { Dialog, DialogActions } from './Dialog'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The name of the affected item. */
  about?: string | undefined
  /** A reassuring remark. */
  hint?: string | undefined
  confirm: string
  cancel: string
  isDanger?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Optional content between the question and the buttons. */
  children?: ReactNode
}

/** Asks for confirmation before a destructive action. */
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
  children,
}: ConfirmDialogProps) {
  const wayOut = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={title} about={about} description={text} focusOn={wayOut} onClose={onCancel}>
      {hint && <Hint>{hint}</Hint>}
      {children}
      <DialogActions>
        <Button ref={wayOut} variant="line" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'accent'} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
