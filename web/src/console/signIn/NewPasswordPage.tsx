import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { focusHeading } from '../../ui/dialog/giveFocusBack'
import { useWindowTitle } from '../../ui/screen/useWindowTitle'
import { AccessCard, AccessPage, AccessTools, Kicker } from './AccessParts'
import { type ResetProblem, readCode } from './data'
import { NewPasswordForm } from './NewPasswordForm'

type Step = { is: 'checking' } | { is: 'ready'; email: string } | { is: 'saved' } | { is: ResetProblem }

/** The target of the links in password and invitation mails: sets the account's password. */
export function NewPasswordPage() {
  const { t } = useTranslation('console')
  const [search] = useSearchParams()
  const code = search.get('mode') === 'resetPassword' ? (search.get('oobCode') ?? '') : ''
  const [step, setStep] = useState<Step>({ is: 'checking' })
  const [tries, setTries] = useState(1)
  useWindowTitle(t('auth.access.newTitle'))
  useEffect(() => {
    if (!tries) return
    let isGone = false
    setStep({ is: 'checking' })
    void readCode(code).then(
      (read) => !isGone && setStep(typeof read === 'string' ? { is: read } : { is: 'ready', ...read }),
    )
    return () => {
      isGone = true
    }
  }, [code, tries])
  useEffect(() => {
    if (step.is === 'saved' || step.is === 'auth.access.badLink') focusHeading()
  }, [step])

  return (
    <AccessPage>
      <AccessTools />
      <AccessCard>
        <Kicker>{t('auth.subtitle')}</Kicker>
        <h1>{t('auth.access.newTitle')}</h1>
        {step.is === 'checking' && <p role="status">{t('auth.access.checkingLink')}</p>}
        {step.is === 'ready' && (
          <NewPasswordForm
            code={code}
            email={step.email}
            onSaved={() => setStep({ is: 'saved' })}
            onBadLink={() => setStep({ is: 'auth.access.badLink' })}
          />
        )}
        {step.is === 'saved' && <p role="status">{t('auth.access.saved')}</p>}
        {step.is.startsWith('auth.') && <p role="alert">{t(step.is as ResetProblem)}</p>}
        {step.is === 'auth.access.badLink' && <Link to="/auth/forgotten">{t('auth.access.askAgain')}</Link>}
        {step.is.startsWith('auth.') && step.is !== 'auth.access.badLink' && (
          <Button onClick={() => setTries(tries + 1)}>{t('admin.common.reload')}</Button>
        )}
        <Link to="/auth">{t('auth.access.toSignIn')}</Link>
      </AccessCard>
    </AccessPage>
  )
}
