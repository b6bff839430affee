import { Moon, Sun, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMode } from '../../theme/useMode'
import { IconButton } from '../IconButton'

const next = {
  dark: { name: 'nav.themeToLight', Icon: Sun },
  light: { name: 'nav.themeToSystem', Icon: SunMoon },
  system: { name: 'nav.themeToDark', Icon: Moon },
} as const

/** Goes from dark to light, to what the device has, and back to dark. */
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
