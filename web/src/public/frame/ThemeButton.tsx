import { Moon, Sun, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { StateButton, StateLabel } from './StateButton'

/**
 * Cycles through light, system and dark. The page's inline script handles `data-theme-toggle`, even before React has
 * loaded.
 */
export function ThemeButton() {
  const { t } = useTranslation()
  return (
    <Root data-theme-toggle>
      <StateLabel label={t('nav.themeToLight')}>
        <Sun aria-hidden size={20} />
      </StateLabel>
      <StateLabel label={t('nav.themeToSystem')}>
        <SunMoon aria-hidden size={20} />
      </StateLabel>
      <StateLabel label={t('nav.themeToDark')}>
        <Moon aria-hidden size={20} />
      </StateLabel>
    </Root>
  )
}

const Root = styled(StateButton)`
  > :not(:first-child),
  :root:is([data-mode='light'], [data-mode='system']) & > :first-child {
    display: none;
  }
  :root[data-mode='light'] & > :nth-child(2),
  :root[data-mode='system'] & > :last-child {
    display: grid;
  }
`
