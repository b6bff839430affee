import { isLanguage } from '@studio/domain/languages'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isNewDocument, newDocument } from '../../lib/drafts'
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
 * with in place of the stored document.
 */
export function useEditing<Values, Row extends { id: string }>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [given, setGiven] = useState<{ document: string; kept: Kept<Values, Row> }>()
  const [form, setForm] = useState<Editing<Values, Row>>()
  const document = params.get('edit') ?? undefined
  if (document !== form?.document) {
    const base = rows.find(({ id }) => id === document)
    const kept = given?.document === document ? given?.kept : undefined
    const isThere = document !== undefined && (base || kept || isNewDocument(document))
    // An open form stays as it was opened, also when its document changes or goes away meanwhile.
    if (isThere) setForm({ document, base, given: kept })
    else if (form) setForm(undefined)
  }
  const lang = params.get('lang')
  const open = (document: string = newDocument, kept?: Kept<Values, Row>) => {
    setGiven(kept && { document, kept })
    setParams((before) => withEdit(before, document))
  }
  return {
    /** The open form; undefined while the list is shown. */
    form,
    /** The tab that the address asks for. */
    language: isLanguage(lang) ? lang : undefined,
    open,
    /** Opens a new document that begins as a copy, under a name of its own, so that no other draft is lost. */
    openCopy: (values: Values) => {
      const document = `${newDocument}-${crypto.randomUUID()}`
      open(document, { values, base: undefined, confirmed: [] })
    },
    /** Shows what the form was opened from: another page, or the list. */
    close: () => {
      if (isVisit(state)) void navigate(-1)
      else setParams((before) => withEdit(before), { replace: true })
    },
  }
}

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
