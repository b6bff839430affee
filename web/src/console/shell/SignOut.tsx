import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { withDatabaseTimeout } from '../../device/openDatabase'
import { type UnsyncedWork, unsyncedWorkOf } from '../../device/unsyncedWork'
import { endSession } from '../../firebase/session/sessionEnd'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { FullScreen } from '../../ui/screen/FullScreen'
import { exportWork } from '../sync/exportWork'
import { useWorkWords } from '../sync/useWorkWords'
import { useAdmin } from './account'

/** Returns the state and actions of signing out to the home page. Asks first if this account has unpublished work. */
export function useSignOut() {
  const { userId } = useAdmin()
  const [left, setLeft] = useState<UnsyncedWork>()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = (keepsWork: boolean) => {
    setIsLeaving(true)
    void endSession('/', keepsWork)
  }
  const ask = () =>
    void withDatabaseTimeout(() => unsyncedWorkOf(userId)).then(
      (work) => {
        if (work.entries.length + work.drafts.length > 0) setLeft(work)
        // Work that could not be read stays, because nobody chose to discard it.
        else leave(!work.isWhole)
      },
      (error: unknown) => {
        console.warn('unsent work cannot be read and stays on this device', error)
        leave(true)
      },
    )
  return { left, isLeaving, ask, stay: () => setLeft(undefined), leave }
}

/** Replaces the page while the device is cleared, so that nothing of the account is left on screen. */
export function Leaving() {
  const { t } = useTranslation('console')
  return <FullScreen title={t('admin.signOut')} text={t('admin.sync.signOut.leaving')} />
}

interface SignOutDialogProps {
  left: UnsyncedWork
  onStay: () => void
  onLeave: (keepsWork: boolean) => void
}

/** Lists the unpublished work and offers four choices: stay, keep it for this account, export it, or discard it. */
export function SignOutDialog({ left, onStay, onLeave }: SignOutDialogProps) {
  const { t } = useTranslation('console')
  const workWords = useWorkWords()
  const { entries, drafts } = left
  return (
    <Dialog
      title={t('admin.signOut')}
      description={t('admin.sync.signOut.question', { what: workWords(left) })}
      onClose={onStay}
    >
      <Choices>
        <Button onClick={onStay}>{t('admin.stay')}</Button>
        <Button variant="line" onClick={() => onLeave(true)}>
          {t('admin.sync.signOut.keep')}
        </Button>
        {entries.length > 0 && <Hint>{t('admin.sync.signOut.keepHint')}</Hint>}
        {drafts.length > 0 && <Hint>{t('admin.sync.signOut.draftsHint')}</Hint>}
        <Button variant="line" onClick={() => exportWork(left)}>
          {t('admin.sync.signOut.export')}
        </Button>
        <Button variant="danger" onClick={() => onLeave(false)}>
          {t('admin.signOutAnyway')}
        </Button>
      </Choices>
    </Dialog>
  )
}

const Choices = styled.div`
  display: grid;
  gap: ${space(1)};
`
const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: 0.9375rem;
`
