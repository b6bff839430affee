import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { IconButton } from '../IconButton'
import { Input } from './Field'

/**
 * A password field with a button that shows its text. It is for a new password unless `autoComplete` says otherwise.
 */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation('console')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Root>
      <Input
        autoComplete="new-password"
        {...props}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton label={t(isShown ? 'auth.access.hide' : 'auth.access.show')} onClick={() => setIsShown(!isShown)}>
        <Icon aria-hidden size={20} />
      </IconButton>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5)};
`
