import { type ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountId } from '../../../lib/account'
import { Button } from '../../../ui/Button'
import { Strip } from '../../../ui/status/Strip'
import { useMessage } from '../data'
import { useMessageActions } from '../useMessageActions'
import { settleAnswer, useDueAnswers } from './pendingAnswers'
import { dropReplies } from './replyDraft'

/**
 * Asks a returning user whether they sent the reply they left to write. Inside an open message it asks only about that
 * one.
 */
export function AnsweredQuestion({ only }: { only?: string }) {
  const due = useDueAnswers()
  const id = due.find((one) => only === undefined || one === only)
  const live = useMessage(id)
  if (id === undefined || live.status !== 'ready') return null
  const [message] = live.rows
  if (message ? message.status === 'replied' || isTrashed(message) : live.isFromServer) return <Settled id={id} />
  return message ? <Question message={message} /> : null
}

/** Drops the question without asking: the message is already marked as replied, or is gone. */
function Settled({ id }: { id: string }) {
  const account = useAccountId()
  useEffect(() => {
    settleAnswer(id)
    dropReplies(account, [id])
  }, [account, id])
  return null
}

function Question({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('console')
  const { mark } = useMessageActions()
  const account = useAccountId()
  const words = 'admin.answers.asked'
  const confirm = () => {
    const settle = () => {
      settleAnswer(message.id)
      dropReplies(account, [message.id])
    }
    const change = mark([message], 'replied')
    // If the device cannot store the change, a toast reports it; the question and the reply draft stay.
    if (change) change.kept.then(settle, () => undefined)
    else settle()
  }
  return (
    <Strip role="status">
      <p>{t(`${words}.title`, { name: message.name })}</p>
      <Button onClick={confirm}>{t(`${words}.yes`)}</Button>
      <Button variant="line" onClick={() => settleAnswer(message.id)}>
        {t(`${words}.no`)}
      </Button>
    </Strip>
  )
}
