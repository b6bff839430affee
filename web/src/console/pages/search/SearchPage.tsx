import { contentTypeNames } from '@studio/domain/content/contentKinds'
import type { Slot } from '@studio/domain/content/page/part'
import { emptySection, type Section, type SectionDraft, section } from '@studio/domain/content/page/section'
import type { LanguageCode } from '@studio/domain/languages'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { contentDataOf } from '../../../content/data'
import { headTexts } from '../../../content/headTexts'
import { useStoredSettings } from '../../../content/settings/useStudioDay'
import { translationService } from '../../../content/translation/data'
import { ContentForm } from '../../../editor/ContentForm'
import { TranslationServiceContext } from '../../../editor/translate/service'
import { useContentForm } from '../../../editor/useContentForm'
import { offerWords } from '../../../i18n/offerWords'
import { LiveNotice } from '../../../ui/status/LiveNotice'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { useCurrentOffer } from '../../prices/useCurrentOffer'
import { SearchPreview } from '../../search/SearchPreview'

/** The part of the page's texts that search engines and shared links show. */
const part = 'search'

/** The texts for search engines and shared links in ten languages, with a live preview. */
export default function SearchPage() {
  const { t } = useTranslation('console')
  const live = contentDataOf.sections.useAll()
  // An open form stays, even if the network fails before the list has loaded.
  const [isOpen, setOpen] = useState(false)
  if (live.status === 'ready' && !isOpen) setOpen(true)
  if (live.status === 'ready')
    return <SearchForm stored={live.rows.find(({ id }) => id === part)} syncStatus={live.syncStatuses.get(part)} />
  if (isOpen) return <SearchForm stored={undefined} syncStatus={undefined} />
  if (live.status === 'offlineEmpty') return <p role="status">{t('admin.common.offlineEmpty')}</p>
  return <LiveNotice live={live} loading={t('admin.settings.search.name')} failed={t('admin.settings.search.failed')} />
}

interface SearchFormProps {
  stored: Section | undefined
  syncStatus: DocumentSyncStatus | undefined
}

function SearchForm({ stored, syncStatus }: SearchFormProps) {
  const { t } = useTranslation('console')
  const navigate = useNavigate()
  const tell = useMutationToast()
  const settings = useStoredSettings()
  const content = useContentForm<Slot, SectionDraft, Section>({
    kind: contentTypeNames.sections,
    document: part,
    table: section,
    stored,
    given: undefined,
  })
  const { values } = content.kept
  const fields = {
    title: t('admin.settings.seo_defaults.meta_title'),
    text: t('admin.settings.seo_defaults.meta_description'),
  }
  return (
    <TranslationServiceContext value={translationService}>
      <ContentForm
        isNew={false}
        content={content}
        title={t('admin.settings.search.name')}
        name={t('admin.settings.search.name')}
        texts={[
          { name: 'title', label: fields.title, isOptional: true },
          { name: 'text', label: fields.text, isOptional: true, rows: 3 },
        ]}
        plainFields={<p>{t('admin.settings.search.hint')}</p>}
        hasPlainFieldsFirst
        required={new Set()}
        missing={[]}
        labels={new Map(Object.entries(fields))}
        syncStatus={syncStatus}
        language={undefined}
        preview={(language) => <ShownTexts language={language} values={values} settings={settings} />}
        onSave={({ values, base }) => {
          const { sections } = contentDataOf
          const draft = { ...emptySection, ...values }
          const change = base
            ? sections.update(values, base)
            : sections.place([{ id: part, row: undefined, draft, order_position: 0 }])
          tell(change, t('admin.settings.search.saved'), t('admin.settings.search.saveFailed'))
          return change
        }}
        onClose={() => void navigate('/admin/settings#seo_defaults')}
      />
    </TranslationServiceContext>
  )
}

interface ShownTextsProps {
  language: LanguageCode
  values: SectionDraft
  settings: Parameters<typeof headTexts>[2]
}

/** The texts that apply in a language: those in the form, or the defaults. Rendered with that language's dictionary. */
function ShownTexts({ language, values, settings }: ShownTextsProps) {
  const { t } = useTranslation('public')
  const words = offerWords(t, language, useCurrentOffer())
  const { title, description } = headTexts(language, t('meta', { returnObjects: true, ...words }), settings, words, {
    'meta.title': values[`title_${language}`],
    'meta.description': values[`text_${language}`],
  })
  return (
    <SearchPreview language={language} title={title} description={description} siteName={settings.site_info.name} />
  )
}
