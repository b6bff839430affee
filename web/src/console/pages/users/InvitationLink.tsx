import { Copy, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { copyText } from '../../../lib/copyText'
import { space } from '../../../theme/tokens'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { Field, Input } from '../../../ui/form/Field'
import { notify } from '../../../ui/toast/Toaster'
import type { Invitation } from './InviteForm'

/** The link of an invitation, to copy or share now; it cannot be shown again. */
export function InvitationLink({ email, code, expires_at, onAnother }: Invitation & { onAnother: () => void }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const link = `${location.origin}/auth/action?${new URLSearchParams({ mode: 'resetPassword', oobCode: code, lang: language })}`
  useEffect(() => input.current?.select(), [])

  const handleCopy = async () => {
    try {
      await copyText(link)
      notify.success(t('admin.users.invite.copied'))
    } catch {
      input.current?.select()
      notify.info(t('admin.users.invite.copyFailed'))
    }
  }
  const handleShare = () => void navigator.share({ url: link }).catch(() => undefined)
  return (
    <Root>
      <p role="status">{t('admin.users.invite.done')}</p>
      <Field
        label={t('admin.users.invite.link', { email })}
        hint={t('admin.users.invite.until', { when: formatMoment(language, expires_at) })}
      >
        {(props) => (
          <Input {...props} ref={input} dir="ltr" readOnly value={link} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <Actions>
        <Button onClick={() => void handleCopy()}>
          <Copy aria-hidden size={18} />
          {t('admin.users.invite.copy')}
        </Button>
        {'share' in navigator && (
          <Button variant="line" onClick={handleShare}>
            <Share2 aria-hidden size={18} />
            {t('admin.users.invite.share')}
          </Button>
        )}
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
