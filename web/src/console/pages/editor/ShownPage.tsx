import type { PublicContent } from '@studio/domain/content/publicContent'
import { defaultPrices } from '@studio/domain/offers/prices'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { type PublicPages, PublicPagesContext } from '../../../content/publicPages'
import { layTexts } from '../../../i18n/ownTexts'
import { persistently } from '../../../lib/persistently'
import { Spinner } from '../../../ui/screen/Spinner'
import { PageFrame } from './frame/PageFrame'
import type { FindSource } from './frame/readParts'
import { usePageTexts } from './frame/usePageTexts'
import { watchParts } from './frame/watchParts'
import { type Window, widths } from './shownWindow'
import { sourceOf } from './sourceOf'
import { useKeptPictures } from './useKeptPictures'
import { type TypedDocument, usePageContent } from './usePageContent'
import { usePartNames } from './usePartNames'

interface ShownPageProps {
  view: Window
  typed: TypedDocument | undefined
  /** The open part. */
  part: string | undefined
  onReady: (page: Document) => void
  onChoose: (part: string, field: string | undefined) => void
  onEscape: () => void
}

/** The real public page with the studio's content, whose parts can be chosen. */
export function ShownPage({ view, typed, part, onReady, onChoose, onEscape }: ShownPageProps) {
  const { t } = useTranslation('console')
  const pages = usePublicPages()
  const texts = usePageTexts(view.language)
  const content = usePageContent(view.language, typed)
  const [frame, setFrame] = useState<Document>()
  const nameOf = usePartNames()
  const prices = content?.prices ?? defaultPrices
  const parts = useParts(frame, {
    find: (mark, text, attribute) => sourceOf(mark, text, prices, attribute),
    nameOf,
    onChoose,
    onEscape,
  })
  useEffect(() => parts?.setOpen(part), [parts, part])
  const json = useKeptPictures(content && JSON.stringify(content))
  useEffect(() => {
    if (!pages || !texts || json === undefined) return
    const shown = JSON.parse(json) as PublicContent
    layTexts(texts, shown.texts)
    pages.showContent(shown)
  }, [pages, texts, json])
  if (!pages || !texts || json === undefined) return <Spinner label={t('admin.page.title')} />
  const Page = pages[view.page]
  return (
    <PageFrame
      title={t('admin.page.frame')}
      language={view.language}
      width={widths[view.width]}
      onReady={(page) => {
        setFrame(page)
        onReady(page)
      }}
    >
      <I18nextProvider i18n={texts}>
        <Page />
      </I18nextProvider>
    </PageFrame>
  )
}

/** Returns the public pages; undefined until their code is loaded. */
function usePublicPages(): PublicPages | undefined {
  const load = useContext(PublicPagesContext)
  const [pages, setPages] = useState<PublicPages>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    persistently(load, 2).then(setPages, (error: unknown) => setFailure({ error }))
  }, [load])
  if (failure) throw failure.error
  return pages
}

interface PartHandlers {
  find: FindSource
  nameOf: (part: string) => string
  onChoose: (part: string, field: string | undefined) => void
  onEscape: () => void
}

/** Makes the parts of the page in the frame choosable. */
function useParts(frame: Document | undefined, { find, nameOf, onChoose, onEscape }: PartHandlers) {
  const [parts, setParts] = useState<ReturnType<typeof watchParts>>()
  const source = useEffectEvent(find)
  const name = useEffectEvent(nameOf)
  const choose = useEffectEvent(onChoose)
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!frame) return
    const watched = watchParts(frame, {
      find: (mark, text, attribute) => source(mark, text, attribute),
      nameOf: (part) => name(part),
      onChoose: (part, field) => choose(part, field),
      onEscape: () => close(),
    })
    setParts(watched)
    return watched.stop
  }, [frame])
  return parts
}
