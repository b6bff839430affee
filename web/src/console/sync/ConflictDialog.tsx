import type { Conflict } from '@studio/domain/outbox/conflicts'
import { chosenEarlier } from '@studio/domain/outbox/earlierTexts'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog, DialogActions } from '../../ui/dialog/Dialog'
import { Hint } from '../../ui/form/Field'
import { ChangeText } from './ChangeText'
import { ConflictField, type Side } from './ConflictField'
import { deleteAnyway, keepTheirs, recreateDocument, resolveConflict } from './data'
import { useChangeWords } from './useChangeWords'
import { useTheirChange } from './useTheirChange'

/** Asks the owner how to resolve a conflict on a document. */
export function ConflictDialog({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { t } = useTranslation('console')
  const { nameOf } = useChangeWords()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const { kind, names, mine, theirs } = conflict
  const theirChange = useTheirChange(conflict)
  const settle = (work: Promise<void>) => {
    work.catch((error: unknown) => console.warn('the conflict could not be resolved', error))
    onClose()
  }
  const isChosen = names.every((name) => name in chosen)
  const keepMine = new Set(names.filter((name) => chosen[name] !== 'theirs'))
  const asChosen = Object.entries(chosen).reduce(
    (whole, [name, side]) =>
      typeof side === 'number' ? chosenEarlier(whole, name, conflict.earlier[name]?.[side]) : whole,
    conflict,
  )
  const about = { fields: 'text', deletedThere: 'deletedThere', deletedHere: 'deletedHere' } as const
  return (
    <Dialog
      isWide
      title={t('admin.sync.conflict.title', { name: nameOf(mine) })}
      description={t(`admin.sync.conflict.${about[kind]}`)}
      closeLabel={t('admin.sync.close')}
      onClose={onClose}
    >
      {theirChange && <Hint>{theirChange}</Hint>}
      {kind === 'deletedThere' && <ChangeText change={mine} />}
      {kind === 'deletedHere' && mine.copy && (
        <ChangeText change={{ ...mine, before: mine.copy, fields: contentOf(theirs) }} />
      )}
      {names.map((name) => (
        <ConflictField
          key={name}
          conflict={conflict}
          name={name}
          chosen={chosen[name]}
          onChoose={(side) => setChosen({ ...chosen, [name]: side })}
        />
      ))}
      <DialogActions>
        {kind === 'fields' && (
          <Button disabled={!isChosen} onClick={() => settle(resolveConflict(asChosen, keepMine))}>
            {t('admin.sync.conflict.save')}
          </Button>
        )}
        {kind === 'deletedThere' && (
          <>
            <Button variant="line" onClick={() => settle(keepTheirs(conflict))}>
              {t('admin.sync.conflict.letGo')}
            </Button>
            <Button onClick={() => settle(recreateDocument(conflict))}>{t('admin.sync.conflict.recreate')}</Button>
          </>
        )}
        {kind === 'deletedHere' && (
          <>
            <Button variant="danger" onClick={() => settle(deleteAnyway(conflict))}>
              {t('admin.sync.conflict.deleteAnyway')}
            </Button>
            <Button onClick={() => settle(keepTheirs(conflict))}>{t('admin.sync.conflict.keepTheirs')}</Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Leaves out the list position: it is not content that a deletion would lose. */
const contentOf = ({ order_position: _, ...content }: Values): Values => content
