import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../ui/toast/Toaster'
import { useConfirmed } from '../../identity/useConfirmed'
import { type AskedChange, changeAccount } from './accountChange'

/**
 * Returns a function that changes an account after reauthentication. `changing` has the ids of accounts being changed.
 */
export function useAccountChange(onChanged: () => Promise<void>) {
  const { t } = useTranslation('console')
  const confirmed = useConfirmed()
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())

  const run = async ({ change, person: { id, name: known } }: AskedChange) => {
    const name = known || t('admin.users.unnamed')
    setChanging((ids) => new Set([...ids, id]))
    const what = t(`admin.identity.what.${change}`, { name })
    if (await confirmed(what, () => changeAccount[change](id), t('admin.users.account.changeFailed')))
      notify.success(t(`admin.users.account.${change}.done`))
    await onChanged()
    setChanging((ids) => new Set([...ids].filter((other) => other !== id)))
  }
  return { changing, run }
}
