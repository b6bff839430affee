import type { Conflict } from '@studio/domain/outbox/conflicts'
import { placeOf, revOf } from '@studio/domain/outbox/pendingMutation'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatPair } from '../../i18n/format'
import { isolated } from '../../i18n/isolated'
import { useLanguage } from '../../i18n/useLanguage'
import { useAccountId } from '../../lib/account'
import { useNewestEntry } from '../history/data'
import { useWho } from '../history/useWho'

/** Returns the author and time of the other side of a conflict; undefined if the author is unknown. */
export function useTheirChange({ kind, path, theirs }: Conflict): string | undefined {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const account = useAccountId()
  const { who } = useWho()
  const { collection, id } = placeOf(path)
  const newest = useNewestEntry(collection, id)
  // The log may lag behind: its newest entry counts only if it is about this very version.
  const isAboutIt = kind === 'deletedThere' ? newest?.action === 'delete' : newest?.rev === revOf(theirs)
  const entry = isAboutIt ? newest : undefined
  const by = entry?.by ?? theirs.updated_by
  if (typeof by !== 'string' || by === '') return undefined
  const name = by === account ? t('admin.sync.conflict.ownAccount') : isolated(language, who(by))
  const when = entry && formatMoment(language, entry.at)
  return formatPair(language, t('admin.sync.conflict.last'), [name, when].filter(Boolean).join(' · '))
}
