import type { Conflict } from '@studio/domain/outbox/conflicts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { Button } from '../../ui/Button'
import { Strip } from '../../ui/status/Strip'
import { ConflictDialog } from './ConflictDialog'
import { useSync } from './data'
import { useChangeWords } from './useChangeWords'

/** A notice on every page about open conflicts with other devices. Its button opens the first one. */
export function ConflictNotice() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { openConflicts } = useSync()
  const { nameOf } = useChangeWords()
  const [resolving, setResolving] = useState<Conflict>()
  const [first] = openConflicts
  const count = openConflicts.length
  return (
    <>
      {first && (
        <Strip role="status">
          <p>
            <span>
              {count === 1
                ? t('admin.sync.conflict.title', { name: nameOf(first.mine) })
                : t('admin.sync.conflictsTitle', { count, n: formatNumber(language, count) })}
            </span>
            <small>{t('admin.sync.about.attention')}</small>
          </p>
          <Button small variant="line" onClick={() => setResolving(first)}>
            {t('admin.sync.conflict.open')}
          </Button>
        </Strip>
      )}
      {resolving && <ConflictDialog conflict={resolving} onClose={() => setResolving(undefined)} />}
    </>
  )
}
