import type { CreateAdminForm } from '@studio/domain/people/user'
import { useTranslation } from 'react-i18next'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { isNetworkError } from '../../../lib/network'
import { notify } from '../../../ui/toast/Toaster'
import { NotConfirmed, useIdentity } from '../../identity/useIdentity'
import { type Refusal, refusalOf } from './refusal'

/**
 * Returns a function that creates an admin after reauthentication and returns the result of `make`. On failure it shows
 * the reason and returns undefined. `onWrong` receives the field that the server refuses, with a message.
 */
export function useMakeAdmin() {
  const { t } = useTranslation('console')
  const messageOf = useValidationMessage()
  const withIdentity = useIdentity()
  const textOf = (refusal: Refusal): string => {
    if ('field' in refusal) return messageOf(refusal.field.message) ?? ''
    return refusal.key === 'ended' ? t('admin.identity.ended') : t(`admin.users.create.${refusal.key}`)
  }
  return async <Made>(
    email: string,
    make: () => Promise<Made>,
    onWrong: (name: keyof CreateAdminForm, message: string) => void,
  ): Promise<Made | undefined> => {
    notify.forgetErrors()
    try {
      return await withIdentity(t('admin.identity.what.createUser', { email }), make)
    } catch (error) {
      if (error instanceof NotConfirmed) {
        notify.info(t('admin.identity.notConfirmed'))
        return undefined
      }
      const refusal = refusalOf(error)
      if ('field' in refusal) onWrong(refusal.field.name, refusal.field.message)
      else if (refusal.key === 'emailTaken') onWrong('email', textOf(refusal))
      notify.error(textOf(refusal), isNetworkError(error) ? t('admin.users.create.offline') : undefined)
      return undefined
    }
  }
}
