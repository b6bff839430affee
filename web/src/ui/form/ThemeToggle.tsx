import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMode } from '../../theme/useMode'
import { IconButton } from '../IconButton'

/** Switches between dark and light. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const { scheme, setMode } = useMode()
  const isDark = scheme === 'dark'
  return (
    <IconButton
      label={t(isDark ? 'nav.themeToLight' : 'nav.themeToDark')}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
    </IconButton>
  )
}
