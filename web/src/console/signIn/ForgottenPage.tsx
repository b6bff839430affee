import { valibotResolver } from '@hookform/resolvers/valibot'
import { ForgottenForm } from '@studio/domain/people/user'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useLanguage } from '../../i18n/useLanguage'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { Button } from '../../ui/Button'
import { ErrorText, Field, Input, pressInPlace } from '../../ui/form/Field'
import { useWindowTitle } from '../../ui/screen/useWindowTitle'
import { AccessCard, AccessForm, AccessPage, AccessTools, Kicker } from './AccessParts'
import { askForReset, type ResetProblem } from './data'

/** Asks for a link to set a new password. The answer never reveals whether the address has an account. */
export function ForgottenPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const messageOf = useValidationMessage()
  const { state } = useLocation()
  const [outcome, setOutcome] = useState<'sent' | ResetProblem>()
  const { register, handleSubmit, formState } = useForm<ForgottenForm>({
    defaultValues: { email: typeof state?.email === 'string' ? state.email : '' },
    resolver: valibotResolver(ForgottenForm),
  })
  const { errors, isSubmitting } = formState
  useWindowTitle(t('auth.access.forgottenTitle'))

  const handleAsk = async ({ email }: ForgottenForm) => {
    setOutcome(undefined)
    setOutcome(await askForReset(email, language))
  }
  return (
    <AccessPage>
      <AccessTools />
      <AccessCard>
        <Kicker>{t('auth.subtitle')}</Kicker>
        <h1>{t('auth.access.forgottenTitle')}</h1>
        {outcome === 'sent' ? (
          <p role="status">{t('auth.access.sent')}</p>
        ) : (
          <>
            <p>{t('auth.access.forgottenText')}</p>
            <AccessForm noValidate onSubmit={(event) => void handleSubmit(handleAsk)(event)}>
              <Field label={t('auth.email')} error={messageOf(errors.email?.message)}>
                {(props) => (
                  <Input {...props} {...register('email')} type="email" dir="ltr" required autoComplete="username" />
                )}
              </Field>
              {outcome && <ErrorText role="alert">{t(outcome)}</ErrorText>}
              <Button type="submit" isBusy={isSubmitting} onMouseDown={pressInPlace}>
                {t(isSubmitting ? 'auth.access.sending' : 'auth.access.send')}
              </Button>
            </AccessForm>
          </>
        )}
        <Link to="/auth" state={state}>
          {t('auth.access.toSignIn')}
        </Link>
      </AccessCard>
    </AccessPage>
  )
}
