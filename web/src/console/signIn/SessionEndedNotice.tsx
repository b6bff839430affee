import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { EndedSession } from '../../device/endedSession'
import { eraseWorkOf, onWorkFound, type UnsyncedWork, unsyncedWorkOf } from '../../device/unsyncedWork'
import { choiceOf, forgetChoice, keepWork, noteAsked } from '../../device/workWithoutRole'
import { formatDate } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { DiscardDialog } from '../sync/DiscardDialog'
import { exportWork } from '../sync/exportWork'
import { useWorkWords } from '../sync/useWorkWords'

const reasons = {
  ended: 'auth.ended',
  expired: 'auth.expired',
  disabled: 'auth.disabled',
  role: 'auth.notAdmin',
} as const

/**
 * Tells the user why the session ended and which unsent work of that account is on this device. Without access that
 * work may never be published, so it can be exported or discarded. If the role was lost, it is erased after
 * `choiceDays` unless the user keeps it.
 */
export function SessionEndedNotice({ ended: { account, email, reason } }: { ended: EndedSession }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const workWords = useWorkWords()
  const [work, setWork] = useState<UnsyncedWork>()
  const [choice, setChoice] = useState(() => choiceOf(account))
  const [isAsked, setIsAsked] = useState(false)
  const keep = () => {
    keepWork(account)
    setChoice('kept')
  }
  const erase = () =>
    void eraseWorkOf(account).then(
      () => {
        forgetChoice(account)
        setIsAsked(false)
        setWork(undefined)
      },
      (error: unknown) => console.warn('unsent work could not be erased', error),
    )
  const isShown = Boolean(work && work.entries.length + work.drafts.length > 0)
  useEffect(() => {
    if (!isShown) return
    let isWanted = true
    void noteAsked(account).then((noted) => {
      if (isWanted) setChoice(noted)
    })
    return () => {
      isWanted = false
    }
  }, [account, isShown])
  useEffect(() => {
    const read = () =>
      void unsyncedWorkOf(account).then(setWork, (error: unknown) => console.warn('unsent work cannot be read', error))
    read()
    return onWorkFound(read)
  }, [account])
  return (
    <Root role="status">
      <p>{t(reasons[reason])}</p>
      {work && isShown && (
        <>
          <p>{t('auth.waiting', { email, what: workWords(work) })}</p>
          {choice === 'kept' && <p>{t('auth.unsent.kept')}</p>}
          {typeof choice === 'object' && <p>{t('auth.unsent.erased', { date: formatDate(language, choice.until) })}</p>}
          <Choices>
            {choice !== undefined && choice !== 'kept' && (
              <Button small variant="line" onClick={keep}>
                {t('auth.unsent.keep')}
              </Button>
            )}
            <Button small variant="line" onClick={() => exportWork(work)}>
              {t('admin.sync.signOut.export')}
            </Button>
            <Button small variant="quiet" onClick={() => setIsAsked(true)}>
              {t('admin.sync.refused.discard')}
            </Button>
          </Choices>
          {isAsked && <DiscardDialog about={workWords(work)} onDiscard={erase} onClose={() => setIsAsked(false)} />}
        </>
      )}
    </Root>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  padding: ${space(1.5)};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`
