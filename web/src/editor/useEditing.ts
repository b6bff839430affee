import { isLanguage } from '@studio/domain/languages'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type DraftForm, isNewDocument, newDocument, readDraft } from '../device/drafts'
import { useAccountId } from '../lib/account'
import { notify } from '../ui/toast/Toaster'
import { isGoneFrom, type KnownRows } from './isGoneFrom'
import type { Kept } from './useContentForm'

interface Editing<Values, Row> {
  /** The document's id, or the name that a new one is kept under. */
  document: string
  base: Row | undefined
  given: Kept<Values, Row> | undefined
}

/**
 * Which document of a page stands open in its form. The address says it (`?edit=<id>` or `?edit=new`, with `&lang=fr`
 * for a tab), so that a reload and a link open the form, and the way back closes it. `given` is what the form begins
 * with in place of the stored document. What is deleted goes on as a new document from its draft, which `kind` keeps;
 * without one it is said to be gone.
 */
export function useEditing<Values, Row extends { id: string }>(kind: DraftForm, live: KnownRows<Row>) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [given, setGiven] = useState<{ document: string; kept: Kept<Values, Row> }>()
  const [form, setForm] = useState<Editing<Values, Row>>()
  const document = params.get('edit') ?? undefined
  const isGone = (id: string) => isGoneFrom(live, id)
  if (document !== form?.document) {
    const base = live.status === 'ready' ? live.rows.find(({ id }) => id === document) : undefined
    const kept = given?.document === document ? given?.kept : undefined
    // An open form stays as it was opened, also when its document changes or goes away meanwhile.
    if (document !== undefined && kept) setForm({ document, base, given: isGone(document) ? asNew(kept) : kept })
    else if (document !== undefined && (base || isNewDocument(document))) setForm({ document, base, given: undefined })
    else if (form) {
      setForm(undefined)
      // What it began with is older than its draft by now.
      setGiven(undefined)
    }
  }
  const lost = document !== undefined && document !== form?.document && isGone(document) ? document : undefined
  useLost<Kept<Values, Row>>(kind, lost, (document, draft) => {
    if (draft) setGiven({ document, kept: draft })
    else setParams((before) => withEdit(before), { replace: true })
  })
  const [last, setLast] = useState<string>()
  if (form && form.document !== last) setLast(form.document)
  const lang = params.get('lang')
  const open = (document: string = newDocument, kept?: Kept<Values, Row>) => {
    setGiven(kept && { document, kept })
    setParams((before) => withEdit(before, document))
  }
  return {
    /** The open form; undefined while the list is shown. */
    form,
    /** What stood open last, if anything has. */
    last,
    /** The address at which the form of a document stands open. */
    addressOf: (document: string) => `?${withEdit(params, document)}`,
    /** Whether a document is known to be deleted. */
    isGone,
    /** The tab that the address asks for. */
    language: isLanguage(lang) ? lang : undefined,
    open,
    /** Opens a new document that begins as a copy, under a name of its own, so that no other draft is lost. */
    openCopy: (values: Values) => {
      const document = `${newDocument}-${crypto.randomUUID()}`
      open(document, { values, base: undefined, origin: values, written: [] })
    },
    /** Shows what the form was opened from: another page, or the list. */
    close: () => {
      if (isVisit(state)) void navigate(-1)
      else setParams((before) => withEdit(before), { replace: true })
    },
  }
}

/** Says of a deleted document that it is gone, and looks once for its draft. */
function useLost<Kept>(
  kind: DraftForm,
  document: string | undefined,
  onFound: (document: string, draft?: Kept) => void,
) {
  const { t } = useTranslation('console')
  const account = useAccountId()
  const answer = useEffectEvent((document: string, draft: Kept | undefined) => {
    notify.info(t('admin.writing.gone'), draft && t('admin.writing.draft.asNew'))
    onFound(document, draft)
  })
  useEffect(() => {
    if (document === undefined) return
    let isWanted = true
    void readDraft<Kept>({ account, form: kind, document }).then((found) => {
      if (isWanted) answer(document, found?.values)
    })
    return () => {
      isWanted = false
    }
  }, [account, kind, document])
}

/** The draft of a deleted document as that of a new one, which began as what was stored. */
const asNew = <Values, Row>({ base, ...kept }: Kept<Values, Row>): Kept<Values, Row> => ({
  ...kept,
  base: undefined,
  origin: base ?? kept.origin,
})

/** The state of a link from another page to a form: closing the form leads back there. */
export const visit = { isVisit: true }
const isVisit = (state: unknown) => typeof state === 'object' && state !== null && 'isVisit' in state

/** The address with another open form; search and filters of the list stay. */
function withEdit(before: URLSearchParams, document?: string) {
  const params = new URLSearchParams(before)
  params.delete('lang')
  if (document === undefined) params.delete('edit')
  else params.set('edit', document)
  return params
}
