import { Moon, Sun, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMode } from '../../theme/useMode'
import { IconButton } from '../IconButton'

const next = {
  dark: { name: 'nav.themeToLight', Icon: Sun },
  light: { name: 'nav.themeToSystem', Icon: SunMoon },
  system: { name: 'nav.themeToDark', Icon: Moon },
} as const

/** Cycles from dark to light to the system's theme. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const { mode, toggle } = useMode()
  const { name, Icon } = next[mode]
  return (
    <IconButton label={t(name)} onClick={toggle}>
      <Icon aria-hidden size={20} />
    </IconButton>
  )
}
