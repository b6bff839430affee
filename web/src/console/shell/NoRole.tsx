import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { focusHeading } from '../../ui/dialog/giveFocusBack'
import { Spinner } from '../../ui/screen/Spinner'
import { useWindowTitle } from '../../ui/screen/useWindowTitle'
import { useSync } from '../sync/data'
import { RefusedList } from '../sync/RefusedList'
import { Leaving, SignOutDialog, useSignOut } from './SignOut'

/** Without the role there is no console; but what was not published is still its author's, to copy or to export. */
export function NoRole() {
  const { t } = useTranslation('console')
  const { isRead, refusedEntries, waitingEntries, openConflicts } = useSync()
  const signOut = useSignOut()
  useWindowTitle(t('admin.sync.refused.noRoleTitle'))
  const conflicts = openConflicts.flatMap(({ entries }) => entries)
  const entries = [...refusedEntries, ...waitingEntries, ...conflicts]
  const isShown = entries.length > 0
  useEffect(() => {
    if (isShown) focusHeading()
  }, [isShown])
  if (signOut.isLeaving) return <Leaving />
  if (!isRead) return <Spinner label={t('auth.checking')} />
  if (!isShown) return <Navigate to="/auth" replace />
  return (
    <Page>
      <h1>{t('admin.sync.refused.noRoleTitle')}</h1>
      <p>{t('admin.sync.refused.noRoleText')}</p>
      <Button variant="line" onClick={signOut.ask}>
        {t('admin.signOut')}
      </Button>
      <RefusedList entries={entries} />
      {signOut.left && <SignOutDialog left={signOut.left} isFormer onStay={signOut.stay} onLeave={signOut.leave} />}
    </Page>
  )
}

const Page = styled.main`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding: ${space(4)} ${space(2)};
  h1 {
    font-size: 2.5rem;
  }
  p {
    color: ${color.inkSoft};
  }
  > ul {
    inline-size: 100%;
  }
`
