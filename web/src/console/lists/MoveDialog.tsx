import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog, DialogActions } from '../../ui/dialog/Dialog'
import { Field } from '../../ui/form/Field'
import { NumberInput } from '../../ui/form/NumberInput'

interface MoveDialogProps {
  name: string
  /** Positions count from 1. */
  position: number
  total: number
  onMove: (position: number) => void
  onClose: () => void
}

/** Asks for a row's new position. For touch screens and long distances, where dragging is awkward. */
export function MoveDialog({ name, position, total, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('console')
  const [typed, setTyped] = useState<number | string>(position)
  const [isWrong, setIsWrong] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typeof typed === 'number' && Number.isInteger(typed) && typed >= 1 && typed <= total) onMove(typed)
    else setIsWrong(true)
  }
  return (
    <Dialog
      title={t('admin.lists.move.title', { title: name })}
      closeLabel={t('admin.common.cancel')}
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit}>
        <Field
          label={t('admin.lists.move.position', { total })}
          error={isWrong ? t('admin.lists.move.wrong', { total }) : undefined}
        >
          {(control) => (
            <NumberInput
              {...control}
              ref={focus}
              value={typed}
              onFocus={({ target }) => target.select()}
              onChange={setTyped}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {t('admin.common.cancel')}
          </Button>
          <Button type="submit">{t('admin.lists.move.confirm')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Focuses the field, since the dialog would otherwise focus its close button. */
const focus = (field: HTMLInputElement | null) => field?.focus()
