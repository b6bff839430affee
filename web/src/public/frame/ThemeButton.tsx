import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Face, TwoFaced } from './TwoFaced'

/** Switches between dark and light: the page's inline script acts on `data-theme-toggle`, before React is there too. */
export function ThemeButton() {
  const { t } = useTranslation()
  return (
    <Root data-theme-toggle>
      <Face label={t('nav.themeToLight')}>
        <Sun aria-hidden size={20} />
      </Face>
      <Face label={t('nav.themeToDark')}>
        <Moon aria-hidden size={20} />
      </Face>
    </Root>
  )
}

const Root = styled(TwoFaced)`
  :root[data-theme='light'] & > :first-child,
  :root:not([data-theme='light']) & > :last-child {
    display: none;
  }
`
