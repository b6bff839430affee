import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../../i18n/useLanguage'
import { space } from '../../../theme/tokens'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { sendInvitation } from './data'
import type { Invitation } from './InviteForm'

/** Tells whether the link went to the invited person, who alone receives it, and sends it again. */
export function Invited({ email, isSent, onAnother }: Invitation & { onAnother: () => void }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [state, setState] = useState<'sent' | 'failed' | 'sending'>(isSent ? 'sent' : 'failed')
  const handleSend = async () => {
    setState('sending')
    setState((await sendInvitation(email, language)) ? 'sent' : 'failed')
  }
  return (
    <Root>
      <p role="status">{t(state === 'failed' ? 'admin.users.invite.failed' : 'admin.users.invite.done', { email })}</p>
      {state !== 'failed' && <p>{t('admin.users.invite.later')}</p>}
      <Actions>
        <Button
          variant={state === 'failed' ? 'accent' : 'line'}
          isBusy={state === 'sending'}
          onClick={() => void handleSend()}
        >
          <Send aria-hidden size={18} />
          {t('admin.users.invite.again')}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('admin.users.invite.another')}
        </Button>
      </Actions>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`
