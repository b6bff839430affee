import { passwordAdvice } from '@studio/domain/people/passwordAdvice'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color } from '../../theme/tokens'

interface PasswordAdviceTextProps {
  password: string
  /** What others know of its owner: name and e-mail. */
  about: readonly string[]
  /** What is said of a long one. */
  long: string
}

/** What can honestly be said about the password that is being written; nothing while it is too short to be one. */
export function PasswordAdviceText({ password, about, long }: PasswordAdviceTextProps) {
  const { t } = useTranslation('console')
  const advice = passwordAdvice(password, about)
  return (
    <Text role="status" $isGood={advice === 'long'}>
      {advice === 'long' ? long : advice && t(`admin.users.create.advice.${advice}`)}
    </Text>
  )
}

const Text = styled.span<{ $isGood: boolean }>`
  display: block;
  color: ${({ $isGood }) => ($isGood ? color.good : color.accent)};
`
