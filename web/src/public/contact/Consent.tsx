import type { ContactInput } from '@studio/domain/messages/contact'
import type { UseFormRegister } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { sentenceSeparatorOf } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'
import { ErrorText } from '../../ui/form/Field'
import { PrivacyLink } from '../../ui/screen/PrivacyLink'

interface ConsentProps {
  register: UseFormRegister<ContactInput>
  /** The error in the reader's language. */
  error: string | undefined
}

/**
 * The privacy consent, with a link to the policy. It registers itself last, because the first invalid field gets the
 * focus.
 */
export function Consent({ register, error }: ConsentProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <>
      <Line>
        <Reach>
          <input
            type="checkbox"
            id="contact-consent"
            aria-required
            aria-invalid={error !== undefined}
            aria-describedby={error && 'contact-consent-error'}
            {...register('consent')}
          />
        </Reach>
        <label htmlFor="contact-consent">
          <Trans t={t} i18nKey="contact.form.consent" components={{ privacy: <PrivacyLink /> }} />
          {sentenceSeparatorOf(language)}
          <Star title={t('contact.required')}>*</Star>
        </label>
      </Line>
      {error && (
        <ErrorText id="contact-consent-error" role="alert">
          {error}
        </ErrorText>
      )}
    </>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.25)};
  overflow-wrap: anywhere;
  input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.secondary};
  }
`
/** Makes the area to press larger than the box. */
const Reach = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-inline-start: -0.625rem;
`
const Star = styled.abbr`
  color: ${color.accent};
  text-decoration: none;
`
