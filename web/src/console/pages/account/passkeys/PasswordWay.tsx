import type { SignInWays } from '@studio/domain/people/passkeys'
import { recoveryCodeCount } from '@studio/domain/people/recoveryCodes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { color, space } from '../../../../theme/tokens'
import { Button } from '../../../../ui/Button'
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog'
import { Switch } from '../../../../ui/form/Switch'
import { notify } from '../../../../ui/toast/Toaster'
import { setPasswordSignIn } from '../../../passkeys/data'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'
import { usePasskeyChange } from './usePasskeyChange'

interface PasswordWayProps {
  email: string
  ways: SignInWays
  onChanged: () => Promise<void>
}

/** Turns password sign-in on or off. While it is off there are recovery codes, which are shown once. */
export function PasswordWay({ email, ways, onChanged }: PasswordWayProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const change = usePasskeyChange()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const { passkeys, is_password_on: isOn, codes_left } = ways
  const needsPasskey = isOn && passkeys.length === 0
  const n = formatNumber(language, recoveryCodeCount)

  const set = async (isWanted: boolean) => {
    setIsAsked(false)
    setIsBusy(true)
    const what = isWanted ? 'passkeys.what.on' : isOn ? 'passkeys.what.off' : 'passkeys.what.codes'
    const given = await change(t(what, { email }), () => setPasswordSignIn(isWanted))
    if (given) {
      setCodes(given)
      if (isWanted) notify.success(t('passkeys.password.isOn'))
      await onChanged()
    }
    setIsBusy(false)
  }
  const state = isOn
    ? t(needsPasskey ? 'passkeys.card.first' : 'passkeys.password.on')
    : t('passkeys.password.off', { count: codes_left, n: formatNumber(language, codes_left) })
  return (
    <Root>
      {!needsPasskey && (
        <Switch isOn={isOn} disabled={isBusy} onChange={(isWanted) => (isWanted ? void set(true) : setIsAsked(true))}>
          {t('passkeys.password.title')}
        </Switch>
      )}
      <p role="status">{state}</p>
      {!isOn && (
        <Button small variant="line" disabled={isBusy} onClick={() => setIsAsked(true)}>
          {t('passkeys.password.newCodes')}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t(isOn ? 'passkeys.password.offTitle' : 'passkeys.password.newCodesTitle')}
          about={email}
          text={t(isOn ? 'passkeys.password.offText' : 'passkeys.password.newCodesText', { n })}
          confirm={t(isOn ? 'passkeys.password.turnOff' : 'passkeys.password.newCodes')}
          cancel={t('admin.common.cancel')}
          onConfirm={() => void set(false)}
          onCancel={() => setIsAsked(false)}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog email={email} codes={codes} onKept={() => setCodes([])} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  padding-block-start: ${space(1.5)};
  border-block-start: 1px solid ${color.line};
  > p {
    color: ${color.inkSoft};
  }
`
