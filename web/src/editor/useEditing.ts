import { isLanguage } from '@studio/domain/languages'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type DraftForm, isNewDocument, newDocument, readDraft } from '../device/drafts'
import { useAccountId } from '../lib/account'
import { notify } from '../ui/toast/Toaster'
import { isGoneFrom, type KnownRows } from './isGoneFrom'
import type { FormSnapshot } from './useContentForm'

interface Editing<Values, Row> {
  /** The document's id, or a new document's. */
  document: string
  base: Row | undefined
  given: FormSnapshot<Values, Row> | undefined
}

/**
 * Returns which document the page's form edits. The URL stores it (`?edit=<id>` or `?edit=new`, with `&lang=fr` for a
 * tab), so reloads and links open the form, and going back closes it. `given` replaces the stored document as the
 * form's initial values. A deleted document continues as a new one from its draft of this `kind`; without a draft, a
 * notice says that it is gone.
 */
export function useEditing<Values, Row extends { id: string }>(kind: DraftForm, live: KnownRows<Row>) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [initial, setGiven] = useState<{ document: string; kept: FormSnapshot<Values, Row> }>()
  const [form, setForm] = useState<Editing<Values, Row>>()
  const document = params.get('edit') ?? undefined
  const isGone = (id: string) => isGoneFrom(live, id)
  if (document !== form?.document) {
    const base = live.status === 'ready' ? live.rows.find(({ id }) => id === document) : undefined
    const kept = initial?.document === document ? initial?.kept : undefined
    // An open form keeps its base, even if its document changes or is deleted meanwhile.
    if (document !== undefined && kept) setForm({ document, base, given: isGone(document) ? asNew(kept) : kept })
    else if (document !== undefined && (base || isNewDocument(document))) setForm({ document, base, given: undefined })
    else if (form) {
      setForm(undefined)
      // The draft is newer than these values by now.
      setGiven(undefined)
    }
  }
  const lost = document !== undefined && document !== form?.document && isGone(document) ? document : undefined
  useLost<FormSnapshot<Values, Row>>(kind, lost, (document, draft) => {
    if (draft) setGiven({ document, kept: draft })
    else setParams((before) => withEdit(before), { replace: true })
  })
  const [last, setLast] = useState<string>()
  if (form && form.document !== last) setLast(form.document)
  const lang = params.get('lang')
  const open = (document: string = newDocument, kept?: FormSnapshot<Values, Row>) => {
    setGiven(kept && { document, kept })
    setParams((before) => withEdit(before, document))
  }
  return {
    /** The open form; undefined while the list is shown. */
    form,
    /** The document that was open last, if any. */
    last,
    /** Returns the URL that opens a document's form. */
    addressOf: (document: string) => `?${withEdit(params, document)}`,
    /** Returns whether a document is known to be deleted. */
    isGone,
    /** The tab that the URL selects. */
    language: isLanguage(lang) ? lang : undefined,
    open,
    /** Opens a new document that begins as a copy. Its unique id keeps it from replacing another draft. */
    openCopy: (values: Values) => {
      const document = `${newDocument}-${crypto.randomUUID()}`
      open(document, { values, base: undefined, origin: values, written: [] })
    },
    /** Returns to the page that opened the form, or to the list. */
    close: () => {
      if (isVisit(state)) void navigate(-1)
      else setParams((before) => withEdit(before), { replace: true })
    },
  }
}

/** Notifies the admin that a document was deleted, and looks for its draft once. */
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

/** Turns the draft of a deleted document into that of a new one, with the stored document as its origin. */
const asNew = <Values, Row>({ base, ...kept }: FormSnapshot<Values, Row>): FormSnapshot<Values, Row> => ({
  ...kept,
  base: undefined,
  origin: base ?? kept.origin,
})

/** The state of a link from another page to a form; closing the form leads back there. */
export const visitState = { isVisit: true }
const isVisit = (state: unknown) => typeof state === 'object' && state !== null && 'isVisit' in state

/** Returns the URL's parameters with another form open; the list's search and filters stay. */
function withEdit(before: URLSearchParams, document?: string) {
  const params = new URLSearchParams(before)
  params.delete('lang')
  if (document === undefined) params.delete('edit')
  else params.set('edit', document)
  return params
}
