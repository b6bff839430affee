import { kindOf } from '@studio/domain/content/contentKinds'
import { storedNameOf } from '@studio/domain/content/contentTypes'
import type { Release, ReleasedItem } from '@studio/domain/publishing/release'
import { settingsKeys } from '@studio/domain/settings/settings'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format'
import { formatNames } from '../../i18n/isolated'
import { useContentName } from '../../i18n/useContentName'
import { useLanguage } from '../../i18n/useLanguage'

const changes = ['added', 'changed', 'removed'] as const

/** The items that a release shows otherwise than the release before it, by name. */
export function ReleasedItems({ release: { items, more } }: { release: Release }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const nameOf = useContentName()
  const nameIn = ({ kind, id, name }: ReleasedItem) => {
    const key = settingsKeys.find((one) => one === id)
    if (kind === 'settings' && key) return t(`admin.settings.${key}.title`)
    const contentKind = kindOf(kind)
    return contentKind ? nameOf(contentKind, { id, [storedNameOf(contentKind)]: name }) : name || id
  }
  if (items.length === 0) return <p>{t('admin.sync.livePage.same')}</p>
  return (
    <>
      {changes.map((change) => {
        const names = items.filter((item) => item.change === change).map(nameIn)
        return (
          names.length > 0 && (
            <p key={change}>
              {t(`admin.sync.livePage.${change}`, { items: formatNames(language, [...new Set(names)]) })}
            </p>
          )
        )
      })}
      {more > 0 && <p>{t('admin.sync.more', { n: formatNumber(language, more) })}</p>}
    </>
  )
}
