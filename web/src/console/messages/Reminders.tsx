import { dueReminders } from '@studio/domain/messages/reminder'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useStudioDay } from '../../content/settings/useStudioDay'
import { Button } from '../../ui/Button'
import { Strip } from '../../ui/status/Strip'
import { useReminded } from './data'
import { useMessageActions } from './useMessageActions'

/** Number of reminders shown at once; the others follow as these are dealt with. */
const most = 5

/** The enquiries whose reminder is due, each with a link and a button that removes the reminder. */
export function Reminders() {
  const { t } = useTranslation('console')
  const today = useStudioDay()
  const live = useReminded()
  const { remind } = useMessageActions()
  if (live.status !== 'ready') return null
  return dueReminders(live.rows, today)
    .slice(0, most)
    .map((message) => (
      <Line key={message.id} role="status">
        <Link to={`/admin/messages?open=${encodeURIComponent(message.id)}`}>
          {t('admin.inbox.remind.due', { name: message.name })}
        </Link>
        <Button small variant="line" onClick={() => remind(message, '')}>
          {t('admin.inbox.remind.done')}
        </Button>
      </Line>
    ))
}

/* On a phone, a long name wraps beside the button. */
const Line = styled(Strip)`
  flex-wrap: nowrap;
  > button {
    flex: none;
  }
`
