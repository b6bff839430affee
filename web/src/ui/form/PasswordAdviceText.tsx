import { passwordAdvice } from '@studio/domain/people/passwordAdvice'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color } from '../../theme/tokens'

interface PasswordAdviceTextProps {
  password: string
  /** Public facts about the password's owner: name and e-mail. */
  about: readonly string[]
  /** The text for a long password. */
  long: string
}

/** Advice about the password being typed. Empty while it is too short to be accepted. */
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
