import { valibotResolver } from '@hookform/resolvers/valibot'
import { PasskeyForm } from '@studio/domain/people/passkeys'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useValidationMessage } from '../../../../i18n/useValidationMessage'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/dialog/Dialog'
import { Field, Input, pressInPlace } from '../../../../ui/form/Field'

interface PasskeyNameDialogProps {
  name: string | undefined
  isBusy: boolean
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a new passkey or the new name of an existing one. */
export function PasskeyNameDialog({ name, isBusy, onName, onClose }: PasskeyNameDialogProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const messageOf = useValidationMessage()
  const { register, handleSubmit, formState } = useForm<PasskeyForm>({
    defaultValues: { name: name ?? '' },
    resolver: valibotResolver(PasskeyForm),
  })
  const isNew = name === undefined
  const submit = t(isNew ? 'passkeys.card.create' : 'admin.common.update')
  return (
    <Dialog
      title={t(isNew ? 'passkeys.card.add' : 'passkeys.card.rename')}
      description={isNew ? t('passkeys.card.addText') : undefined}
      closeLabel={tp('common.close')}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void handleSubmit((form) => onName(form.name))(event)}>
        <Field
          label={t('passkeys.card.name')}
          hint={t('passkeys.card.nameHint')}
          error={messageOf(formState.errors.name?.message)}
        >
          {(props) => <Input {...props} {...register('name')} autoComplete="off" dir="auto" />}
        </Field>
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {t('admin.common.cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy} onMouseDown={pressInPlace}>
            {isBusy && isNew ? t('passkeys.waiting') : submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
