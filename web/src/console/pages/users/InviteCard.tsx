import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Invited } from './Invited'
import { type Invitation, InviteForm } from './InviteForm'

/** Invites another admin by mail, so that nobody else ever sees the link or the password. */
export function InviteCard() {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  const [made, setMade] = useState<Invitation>()
  const handleAnother = () => {
    setMade(undefined)
    setIsOpen(true)
  }
  return (
    <Root aria-labelledby="invite-title">
      <h2 id="invite-title">{t('admin.users.invite.title')}</h2>
      <p>{t('admin.users.invite.text')}</p>
      {made && <Invited {...made} onAnother={handleAnother} />}
      {!made && isOpen && <InviteForm onMade={setMade} onCancel={() => setIsOpen(false)} />}
      {!made && !isOpen && (
        <Button onClick={() => setIsOpen(true)}>
          <UserPlus aria-hidden size={18} />
          {t('admin.users.invite.open')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  > * {
    max-inline-size: 100%;
  }
  > form,
  > div {
    inline-size: 100%;
  }
  h2 {
    font-size: 1.75rem;
    font-weight: 700;
  }
`
