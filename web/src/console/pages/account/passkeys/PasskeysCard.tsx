import type { Passkey } from '@studio/domain/people/passkeys'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useRead } from '../../../../lib/useRead'
import { Button } from '../../../../ui/Button'
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog'
import { notify } from '../../../../ui/toast/Toaster'
import { passkeysUnavailable } from '../../../passkeys/browser'
import { addPasskey, keepPasskey, readSignInWays, removePasskey, renamePasskey } from '../../../passkeys/data'
import { Card, type CardProps } from '../Card'
import { ReadFailed } from '../CardParts'
import { PasskeyList } from './PasskeyList'
import { PasskeyNameDialog } from './PasskeyNameDialog'
import { PasswordWay } from './PasswordWay'
import { usePasskeyChange } from './usePasskeyChange'

/** The open dialog and the passkey it is about. */
type Step = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the signed-in account, and the switch for password sign-in. */
export function PasskeysCard({ email, isOffline }: CardProps) {
  const { t } = useTranslation('console')
  const change = usePasskeyChange()
  const { answer: ways, isFailed, read } = useRead(readSignInWays)
  const [step, setStep] = useState<Step>()
  const [isBusy, setIsBusy] = useState(false)
  const unavailable = passkeysUnavailable()

  /** Runs one change. If it succeeded, says so, closes the dialog and reloads the sign-in ways. */
  const run = async (what: string, act: () => Promise<unknown>, done: string) => {
    setIsBusy(true)
    const isDone = (await change(what, async () => [await act()])) !== undefined
    if (isDone) {
      notify.success(done)
      setStep(undefined)
      await read()
    }
    setIsBusy(false)
  }
  const handleName = (name: string) => {
    if (step?.kind === 'rename') {
      const what = t('passkeys.what.rename', { name: step.passkey.name })
      return run(what, () => renamePasskey(step.passkey.id, name), t('passkeys.card.renamed'))
    }
    return run(t('passkeys.what.add', { email }), () => addPasskey(name), t('passkeys.card.added'))
  }
  const handleKeep = ({ id, name }: Passkey) =>
    void run(t('passkeys.what.keep', { name, email }), () => keepPasskey(id), t('passkeys.doubt.kept'))
  const handleRemove = ({ id, name }: Passkey) => {
    setStep(undefined)
    void run(t('passkeys.what.remove', { name, email }), () => removePasskey(id), t('passkeys.card.removed'))
  }
  return (
    <Card id="passkeys" title={t('passkeys.card.title')} text={t('passkeys.card.text')}>
      {ways && (
        <PasskeyList
          passkeys={ways.passkeys}
          isDisabled={isBusy}
          onKeep={handleKeep}
          onRename={(passkey) => setStep({ kind: 'rename', passkey })}
          onRemove={(passkey) => setStep({ kind: 'remove', passkey })}
        />
      )}
      {!ways && isOffline && <p>{t('passkeys.card.unknown')}</p>}
      {isFailed && !isOffline && <ReadFailed onRetry={() => void read()}>{t('passkeys.card.readFailed')}</ReadFailed>}
      {unavailable && <p>{t(`passkeys.unavailable.${unavailable}`)}</p>}
      {ways && !unavailable && (
        <Add variant="line" disabled={isBusy} onClick={() => setStep({ kind: 'add' })}>
          <Plus aria-hidden size={18} />
          {t('passkeys.card.add')}
        </Add>
      )}
      {ways && <PasswordWay email={email} ways={ways} onChanged={read} />}
      {step && step.kind !== 'remove' && (
        <PasskeyNameDialog
          name={step.kind === 'rename' ? step.passkey.name : undefined}
          isBusy={isBusy}
          onName={(name) => void handleName(name)}
          onClose={() => setStep(undefined)}
        />
      )}
      {step?.kind === 'remove' && (
        <ConfirmDialog
          isDanger
          title={t('passkeys.card.removeTitle', { name: step.passkey.name })}
          text={t('passkeys.card.removeText')}
          confirm={t('admin.common.delete')}
          cancel={t('admin.common.cancel')}
          onConfirm={() => handleRemove(step.passkey)}
          onCancel={() => setStep(undefined)}
        />
      )}
    </Card>
  )
}

const Add = styled(Button)`
  justify-self: start;
`
