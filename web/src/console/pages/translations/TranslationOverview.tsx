import { type ContentRows, translatedKinds } from '@studio/domain/content/contentTypes'
import {
  gapStates,
  languagesOf,
  listedOverview,
  overviewOf,
  wholeOverview,
} from '@studio/domain/content/translation/translationOverview'
import { languages } from '@studio/domain/languages'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/useLanguage'
import { useListView } from '../../../lib/useListView'
import { ListBar } from '../../../ui/table/ListBar'
import { StateLegend } from './StateLegend'
import { TranslationTable } from './TranslationTable'

/** The translation states of all content, filtered by search and state. */
export function TranslationOverview({ content }: { content: ContentRows }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { view, change, clear, isWhole } = useListView(wholeOverview)
  const deferredView = useDeferredValue(view)
  const rows = useMemo(() => overviewOf(content, language), [content, language])
  const shown = useMemo(() => listedOverview(rows, deferredView), [rows, deferredView])
  const codes = languagesOf(deferredView)
  return (
    <>
      <ListBar
        search={view.q}
        placeholder={t('admin.lists.translations.search')}
        onSearch={(q) => change({ q })}
        choices={[
          {
            label: t('admin.lists.translations.show'),
            value: view.state,
            options: [
              { value: '', name: t('admin.lists.translations.all') },
              { value: 'gaps', name: t('admin.lists.translations.gaps') },
              ...gapStates.map((state) => ({ value: state, name: t(`admin.lists.translations.state.${state}`) })),
            ],
            onChange: (state) => change({ state }),
          },
          {
            label: t('admin.lists.translations.language'),
            value: view.lang,
            options: [
              { value: '', name: t('admin.lists.translations.anyLanguage') },
              ...languages.map(({ code, name }) => ({ value: code, name })),
            ],
            onChange: (lang) => change({ lang }),
          },
          {
            label: t('admin.lists.translations.content'),
            value: view.kind,
            options: [
              { value: '', name: t('admin.lists.translations.anyContent') },
              ...translatedKinds.map((kind) => ({ value: kind, name: t(`admin.nav.${kind}`) })),
            ],
            onChange: (kind) => change({ kind }),
          },
        ]}
        isNarrowed={!isWhole}
        onClear={clear}
        shown={shown.length}
        total={rows.length}
      >
        <StateLegend />
      </ListBar>
      {shown.length > 0 && <TranslationTable rows={shown} codes={codes} all={rows} />}
    </>
  )
}
