import { valibotResolver } from '@hookform/resolvers/valibot'
import { SignInForm } from '@studio/domain/people/user'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { endedSession } from '../../device/endedSession'
import { formatPair } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { focusHeading } from '../../ui/dialog/giveFocusBack'
import { ErrorText, Field, Input } from '../../ui/form/Field'
import { PasswordInput } from '../../ui/form/PasswordInput'
import { useWindowTitle } from '../../ui/screen/useWindowTitle'
import { notify } from '../../ui/toast/Toaster'
import { StorageClearedNotice } from '../sync/StorageClearedNotice'
import { AccessCard, AccessForm, AccessPage, AccessTools, Kicker } from './AccessParts'
import { needsNewPage, useSession } from './data'
import { OtherSignInMethods } from './OtherSignInMethods'
import { requestedPageIn } from './requestedPage'
import { SessionEndedNotice } from './SessionEndedNotice'
import { useSignIn } from './useSignIn'

/**
 * Admin sign-in at /auth and /admin-console. With an admin's session it redirects to the wanted page of the console.
 */
export function SignInPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const messageOf = useValidationMessage()
  const session = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const wanted = requestedPageIn(state)
  const [isIn, setIsIn] = useState(false)
  const enter = () => {
    if (needsNewPage()) location.replace(wanted)
    else setIsIn(true)
  }
  const { submit, minutes, remaining, hasNoNetwork } = useSignIn(enter)
  const { register, handleSubmit, setFocus, control, formState } = useForm<SignInForm>({
    defaultValues: { email: endedSession()?.email ?? '', password: '' },
    resolver: valibotResolver(SignInForm),
  })
  const { email } = useWatch({ control })
  useWindowTitle(t('auth.title'))
  const isLocked = minutes > 0
  const isRefused = formState.isSubmitSuccessful && !formState.isSubmitting
  const ended = session.status === 'signedOut' ? endedSession() : undefined
  const hasNoRole = ended?.reason === 'role'
  // The fields were disabled during the request and lost the focus, so it is set again.
  useEffect(() => {
    if (!isRefused) return
    if (isLocked) focusHeading()
    else setFocus('password')
  }, [isRefused, isLocked, setFocus])
  const { status } = session
  useEffect(() => {
    // Someone without the admin role sees no success message, only the notice that they have no access.
    if (isIn && status === 'admin') notify.success(t('auth.success'))
    if (isIn && status === 'roleUnknown') void navigate(wanted, { replace: true })
  }, [isIn, status, navigate, wanted, t])
  useEffect(() => {
    if (hasNoRole) focusHeading()
  }, [hasNoRole])
  if (session.status === 'admin' && !formState.isSubmitting) return <Navigate to={wanted} replace />

  const isDisabled = isLocked || formState.isSubmitting
  return (
    <AccessPage>
      <AccessTools />
      <AccessCard>
        <Kicker>{t('auth.subtitle')}</Kicker>
        <h1>{t('auth.title')}</h1>
        <StorageClearedNotice />
        {ended && <SessionEndedNotice ended={ended} />}
        {isLocked && <ErrorText role="alert">{t('auth.lockedFor', { count: minutes, n: minutes })}</ErrorText>}
        {!isLocked && remaining !== undefined && (
          <p role="status">{formatPair(language, t('auth.remaining'), remaining)}</p>
        )}
        <AccessForm noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <Field label={t('auth.email')} error={messageOf(formState.errors.email?.message)}>
            {(props) => (
              <Input
                {...props}
                {...register('email')}
                type="email"
                dir="ltr"
                required
                autoComplete="username"
                disabled={isDisabled}
              />
            )}
          </Field>
          <Field label={t('auth.password')} error={messageOf(formState.errors.password?.message)}>
            {(props) => (
              <PasswordInput
                {...props}
                {...register('password')}
                required
                autoComplete="current-password"
                disabled={isDisabled}
              />
            )}
          </Field>
          {hasNoNetwork && <ErrorText>{t('auth.network')}</ErrorText>}
          <Button type="submit" isBusy={formState.isSubmitting} disabled={isLocked}>
            {t(formState.isSubmitting ? 'auth.submitting' : 'auth.submit')}
          </Button>
        </AccessForm>
        <Link to="/auth/forgotten" state={{ email, wanted }} onClick={notify.forgetErrors}>
          {t('auth.access.forgotten')}
        </Link>
        <OtherSignInMethods email={email ?? ''} onSignedIn={enter} />
        <ButtonLink variant="quiet" small href="/">
          {t('auth.back')}
        </ButtonLink>
      </AccessCard>
    </AccessPage>
  )
}
