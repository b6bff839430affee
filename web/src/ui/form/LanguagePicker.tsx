import { isLanguage, languages } from '@studio/domain/languages'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color, radius } from '../../theme/tokens'

/** Sets the console's language. On phones a short one shows only the language's code, under the invisible control. */
export function LanguagePicker({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation()
  const { language, setLanguage } = useLanguage()
  return (
    <Root data-short={isShort}>
      {isShort && (
        <Code aria-hidden>
          <span>{language}</span>
          <ChevronDown size={14} />
        </Code>
      )}
      <Choice
        aria-label={t('nav.language')}
        value={language}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) void setLanguage(value)
        }}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Choice>
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
`
const Choice = styled.select`
  min-block-size: 2.5rem;
  max-inline-size: 9.5rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.ink};
  font-size: 0.9375rem;
  text-overflow: ellipsis;
  ${breakpoint.phone} {
    min-block-size: 2.75rem;
    [data-short='true'] > & {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      opacity: 0;
    }
  }
`
const Code = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-inline-size: 44px;
  min-block-size: 2.75rem;
  border-radius: ${radius.small};
  font-size: 0.9375rem;
  font-weight: 600;
  text-transform: uppercase;
  ${breakpoint.medium} {
    display: none;
  }
  &:has(+ :focus-visible) {
    outline: 2px solid ${color.secondary};
  }
`
