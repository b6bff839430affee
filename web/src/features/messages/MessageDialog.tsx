import { type ContactMessage, type MessageStatus, messageStatuses } from '@studio/domain/message'
import { replyLink } from '@studio/domain/replyLink'
import { Reply, Trash2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, from, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Dialog } from '../../ui/Dialog'
import { Field, Select } from '../../ui/Field'
import { StrangersText } from './StrangersText'
import { useSubject } from './useSubject'

interface MessageDialogProps {
  message: ContactMessage
  onStatus: (status: MessageStatus) => void
  onDelete: () => void
  onClose: () => void
}

/** One message in full, with its status and the way to answer it. */
export function MessageDialog({ message, onStatus, onDelete, onClose }: MessageDialogProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const subjectOf = useSubject()
  const words = 'admin.messages.dialog'
  const { name, email, status, created_at } = message
  const subject = subjectOf(message.subject)
  const when = created_at > 0 ? formatMoment(language, created_at) : '-'
  const lines: readonly [term: string, value: ReactNode][] = [
    [t(`${words}.name`), <bdi key="name">{name}</bdi>],
    [
      t(`${words}.email`),
      <bdi key="email" dir="ltr">
        {email}
      </bdi>,
    ],
    [t(`${words}.subject`), subject && <bdi key="subject">{subject}</bdi>],
    [t(`${words}.received`), when],
  ]
  const reply = replyLink(message, {
    subject: t('admin.messages.reply.subject', { subject }),
    intro: t('admin.messages.reply.intro', { when, name }),
  })
  return (
    <Dialog title={t(`${words}.title`, { name })} closeLabel={t(`${words}.close`)} onClose={onClose}>
      <Facts>
        {lines.map(
          ([term, value]) =>
            value && (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </Facts>
      <Text tabIndex={0} role="group" aria-label={t(`${words}.message`)}>
        <StrangersText>{message.message}</StrangersText>
      </Text>
      <Field label={t('admin.messages.status.label')}>
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={({ target: { value } }) => {
              const chosen = messageStatuses.find((one) => one === value)
              if (chosen) onStatus(chosen)
            }}
          >
            {messageStatuses.map((one) => (
              <option key={one} value={one}>
                {t(`admin.messages.status.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Actions>
        <ButtonLink href={reply} onClick={() => status !== 'replied' && onStatus('replied')}>
          <Reply aria-hidden size={18} />
          {t(`${words}.reply`)}
        </ButtonLink>
        <Button look="quiet" onClick={onDelete}>
          <Trash2 aria-hidden size={18} />
          {t('admin.common.delete')}
        </Button>
      </Actions>
      <Hint>{t(`${words}.replyHint`)}</Hint>
    </Dialog>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  dt {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
  dd {
    min-inline-size: 0;
    margin-block-end: ${space(0.5)};
    overflow-wrap: anywhere;
  }
  ${from.small} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(0.5)} ${space(2)};
    dd {
      margin: 0;
    }
  }
`
const Text = styled.div`
  max-block-size: 40dvh;
  margin-block: ${space(2)};
  padding: ${space(2)};
  overflow: auto;
  border-inline-start: 3px solid ${color.hot};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  /* Every line of a stranger's text has its own direction. */
  unicode-bidi: plaintext;
  text-align: start;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`
const Hint = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: 0.875rem;
`
