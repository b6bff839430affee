import type { Conflict } from '@studio/domain/outbox/conflicts'
import type { Change } from '@studio/domain/outbox/pendingMutation'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius, space } from '../../theme/tokens'
import { Age } from '../../ui/Age'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { notify } from '../../ui/toast/Toaster'
import { ConflictDialog } from './ConflictDialog'
import type { Sync } from './data'
import { LivePage } from './LivePage'
import { OfflineWork } from './OfflineWork'
import { RefusedList } from './RefusedList'
import { UnreadableList } from './UnreadableList'
import { partsOf, useChangeWords } from './useChangeWords'

/** Number of waiting changes listed; the rest is only counted. */
const shown = 50

/** A dialog that lists conflicts, refused and unreadable entries, and waiting changes. */
export function SyncPanel({ sync, onClose }: { sync: Sync; onClose: () => void }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { nameOf } = useChangeWords()
  const [resolving, setResolving] = useState<Conflict>()
  // The panel shows the current state of these errors, so their toasts can go.
  useEffect(notify.forgetErrors, [])
  const { openConflicts, refusedEntries, unreadableItems, waiting, oldest } = sync
  const counted = (count: number) => ({ count, n: formatNumber(language, count) })
  if (resolving) return <ConflictDialog conflict={resolving} onClose={() => setResolving(undefined)} />
  return (
    <Dialog
      isWide
      title={t('admin.sync.title')}
      description={t(`admin.sync.about.${sync.status}`)}
      closeLabel={t('admin.sync.close')}
      onClose={onClose}
    >
      {openConflicts.length > 0 && (
        <Part>
          <h3>{t('admin.sync.conflictsTitle', counted(openConflicts.length))}</h3>
          <List>
            {openConflicts.map((conflict) => (
              <Item key={conflict.path}>
                <span>{nameOf(conflict.mine)}</span>
                <Button small onClick={() => setResolving(conflict)}>
                  {t('admin.sync.conflict.open')}
                </Button>
              </Item>
            ))}
          </List>
        </Part>
      )}
      {refusedEntries.length > 0 && (
        <Part>
          <h3>{t('admin.sync.refusedTitle', counted(refusedEntries.length))}</h3>
          <RefusedList entries={refusedEntries} />
        </Part>
      )}
      {unreadableItems.length > 0 && (
        <Part>
          <h3>{t('admin.sync.unreadableTitle', counted(unreadableItems.length))}</h3>
          <UnreadableList items={unreadableItems} />
        </Part>
      )}
      {waiting > 0 && (
        <Part>
          <h3>{t('admin.sync.waitingTitle')}</h3>
          {oldest !== undefined && (
            <Soft>
              <Age moment={oldest} words={(when) => t('admin.sync.since', { when })} />
            </Soft>
          )}
          <WaitingList sync={sync} />
        </Part>
      )}
      <Part as="div">
        <LivePage />
      </Part>
      <OfflineWork />
    </Dialog>
  )
}

function WaitingList({ sync: { waitingEntries } }: { sync: Sync }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { lineOf } = useChangeWords()
  // A long queue may hold thousands of changes, so only the visible ones are put into words.
  const all = new Map<string, { change: Change; part: string }>()
  for (const change of waitingEntries.flatMap(({ changes }) => changes))
    for (const part of partsOf(change)) all.set(`${change.kind} ${change.path} ${part}`, { change, part })
  const first = new Set([...all.values()].slice(0, shown).map(({ change, part }) => lineOf(change, part)))
  return (
    <List>
      {[...first].map((line) => (
        <Item key={line}>{line}</Item>
      ))}
      {all.size > shown && <Soft as="li">{t('admin.sync.more', { n: formatNumber(language, all.size - shown) })}</Soft>}
    </List>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  h3 {
    /* Smaller than the dialog's title in all scripts. */
    font-size: calc(1.25rem * (1 - var(--air) / 2));
  }
`
const Soft = styled.p`
  color: ${color.inkSoft};
`
const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
`
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding: ${space(0.75)} ${space(1.5)};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`
