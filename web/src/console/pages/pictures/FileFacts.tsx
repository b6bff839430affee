import { collections } from '@studio/domain/collections'
import { kindOf } from '@studio/domain/content/contentKinds'
import type { FileSummary } from '@studio/domain/content/media/fileSummary'
import { unusedDays } from '@studio/domain/content/media/ownPictures'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { visitState } from '../../../editor/useEditing'
import { formatDate } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { radius } from '../../../theme/tokens'
import { Badge } from '../../../ui/status/Badge'
import { RowLink } from '../../../ui/table/RowLink'
import { contentAddress } from '../../lists/contentAddress'
import type { FileUse } from './useNameOfUse'

const dayMs = 86_400_000

interface FileFactsProps {
  file: FileSummary
  nameOf: (use: FileUse) => string
}

/** The date on which an uploaded file was added, its uses, and the date of its deletion if it has none. */
export function FileFacts({ file: { made_at, unused_since, used_by }, nameOf }: FileFactsProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (
    <>
      <p>{t('admin.pictures.added', { when: formatDate(language, made_at) })}</p>
      {unused_since !== null && (
        <Unused $tone="accent">
          {t('admin.pictures.unused', {
            since: formatDate(language, unused_since),
            ends: formatDate(language, unused_since + unusedDays * dayMs),
          })}
        </Unused>
      )}
      {used_by.length > 0 && (
        <>
          <p>{t('admin.pictures.shownIn')}</p>
          <ul>
            {used_by.map((use) => (
              <li key={`${use.collection}/${use.id}`}>
                <RowLink to={addressOf(use)} state={visitState}>
                  <bdi>{nameOf(use)}</bdi>
                </RowLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function addressOf({ collection, id }: FileUse): string {
  if (collection === collections.settings) return '/admin/settings'
  const kind = kindOf(collection)
  return kind ? contentAddress(kind, id) : '/admin'
}

/* The text takes two lines in most languages. */
const Unused = styled(Badge)`
  border-radius: ${radius.small};
  white-space: normal;
`
