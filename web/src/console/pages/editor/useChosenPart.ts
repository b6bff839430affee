import { partIdOf } from '@studio/domain/content/page/versions'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Returns the part whose form is open. The address stores it (`?kind=projects&edit=<id>`), so that going back closes
 * the form. When it closes, the focus returns to the part on the page.
 */
export function useChosenPart(page: Document | undefined) {
  const [params, setParams] = useSearchParams()
  const [field, setField] = useState<string>()
  const kind = params.get('kind')
  const id = params.get('edit')
  const part = kind && id ? `${kind}/${id}` : undefined
  const last = useRef(part)
  useEffect(() => {
    const closed = last.current
    last.current = part
    if (closed === undefined || part !== undefined) return
    page?.querySelector<HTMLElement>(`[data-part="${CSS.escape(partIdOf(closed))}"]`)?.focus()
  }, [page, part])
  return {
    part,
    /** The field to focus first. */
    field,
    choose: (next: string, nextField?: string) => {
      const [nextKind = '', nextId = ''] = next.split('/')
      setField(nextField)
      setParams({ kind: nextKind, edit: nextId })
    },
    close: () => {
      if (part !== undefined) setParams({}, { replace: true })
    },
  }
}
