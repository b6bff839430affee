import { passwordAdvice } from '@studio/domain/people/passwordAdvice'
import type { CreateAdminForm } from '@studio/domain/people/user'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color } from '../../../theme/tokens'

/** What can honestly be said about the password that is being written; nothing while it is too short to be one. */
export function PasswordAdviceText({ control }: { control: Control<CreateAdminForm> }) {
  const { t } = useTranslation('console')
  const { email = '', full_name = '', password = '' } = useWatch({ control })
  const advice = passwordAdvice(password, [full_name, email])
  return (
    <Text role="status" $isGood={advice === 'long'}>
      {advice && t(`admin.users.create.advice.${advice}`)}
    </Text>
  )
}

const Text = styled.span<{ $isGood: boolean }>`
  display: block;
  color: ${({ $isGood }) => ($isGood ? color.good : color.accent)};
`
