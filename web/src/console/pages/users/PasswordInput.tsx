import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../../theme/tokens'
import { Input } from '../../../ui/form/Field'
import { IconButton } from '../../../ui/IconButton'

/** A new password, which can be shown while it is written. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation('console')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Root>
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={t(isShown ? 'admin.users.create.hidePassword' : 'admin.users.create.showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
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
