import { isLanguage, languages } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius } from '../../theme/tokens'

/** Chooses the console's language. */
export function LanguagePicker() {
  const { t } = useTranslation()
  const { language, setLanguage } = useLanguage()
  return (
    <Root
      aria-label={t('nav.language')}
      value={language}
      onChange={({ target: { value } }) => {
        if (isLanguage(value)) void setLanguage(value)
      }}
    >
      {languages.map(({ code, name, flag }) => (
        <option key={code} value={code} lang={code}>
          {flag} {name}
        </option>
      ))}
    </Root>
  )
}

const Root = styled.select`
  min-block-size: 2.5rem;
  max-inline-size: 9.5rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.ink};
  font-size: 0.9375rem;
`
