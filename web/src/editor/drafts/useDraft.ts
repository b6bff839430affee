import { useEffect, useRef, useState } from 'react'
import { holdDirty } from '../../device/dirtyForm'
import type { Draft } from '../../device/draftFormat'
import { type DraftSlot, draftSlot } from '../../device/draftSlot'
import {
  type DraftForm,
  type DraftKey,
  dropDraft,
  isParallelDraft,
  keepDraft,
  parallelDraftKey,
  readDraft,
} from '../../device/drafts'
import { useAccountId } from '../../lib/account'

/** Delay after the last change before the draft is stored, in ms. */
const debounceMs = 300

interface DraftOptions<Values> {
  form: DraftForm
  /** The document's id, or `newDocument`. */
  document: string
  /** The form's current values. Omit secrets, such as passwords. */
  values: Values
  /** True if the values differ from the stored document. */
  isDirty: boolean
  /** Skips the search for an older draft, because the form was opened with one. */
  skipOffer?: boolean
}

/**
 * Stores a form's unsaved values on the device, and finds them after a reload, a crash or an expired session.
 * - `status`: `looking` for an older draft; `offered` if there is one (show `offer`, and block typing until it is
 *   answered); then `open`. Nothing is stored before `open`.
 * - `accept`: continues with the offer; put its values into the form. `discard`: deletes it.
 * - `forget`: deletes the draft, because the values are saved or no longer wanted.
 * - `isBeside`: whether another draft of the same document is stored under a name, typed in another tab or before the
 *   device answered. `take`: continues with that one and stores what the form holds in its place; put its values into
 *   the form.
 *
 * A draft exists only while the form is dirty; undoing all changes deletes it. Other tabs learn that a form is dirty
 * (dirtyForm.ts).
 */
export function useDraft<Values>({ form, document, values, isDirty, skipOffer = false }: DraftOptions<Values>) {
  const account = useAccountId()
  const [status, setStatus] = useState<'looking' | 'offered' | 'open'>(skipOffer ? 'open' : 'looking')
  const [offer, setOffer] = useState<Draft<Values>>()
  const [key] = useState<DraftKey>({ account, form, document })
  const [slot] = useState(() => {
    const own = draftSlot(key)
    if (skipOffer) own.adopt()
    return own
  })
  const unkept = useRef<Values>(undefined)
  /** True if the device may hold a draft that this form stored or continues. */
  const mayBeKept = useRef(false)

  useEffect(() => {
    if (skipOffer) return
    let isWanted = true
    const show = (found: Draft<Values> | undefined) => {
      if (!isWanted) return
      setOffer(found)
      setStatus(found ? 'offered' : 'open')
    }
    // If typing has begun, it continues, and the older draft is stored separately.
    const showLate = (found: Draft<Values>) => {
      if (mayBeKept.current) void keepDraft(parallelDraftKey(key, found.at), found.values)
      else show(found)
    }
    void readDraft(key, showLate).then(show)
    return () => {
      isWanted = false
    }
  }, [key, skipOffer])

  useEffect(() => {
    if (status !== 'open') return
    if (!isDirty) {
      unkept.current = undefined
      if (mayBeKept.current) void slot.drop()
      mayBeKept.current = false
      return
    }
    mayBeKept.current = true
    unkept.current = values
    const debounce = setTimeout(() => keepUnkept(slot, unkept), debounceMs)
    return () => clearTimeout(debounce)
  }, [slot, values, isDirty, status])

  useEffect(() => {
    const keep = () => keepUnkept(slot, unkept)
    window.addEventListener('pagehide', keep)
    window.document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.document.removeEventListener('visibilitychange', keep)
      // The form unmounts, perhaps after an expired session or an error: store the last changes.
      keep()
    }
  }, [slot])

  useEffect(() => (isDirty ? holdDirty() : undefined), [isDirty])

  const forget = () => {
    unkept.current = undefined
    return slot.drop()
  }
  return {
    status,
    offer,
    accept: () => {
      mayBeKept.current = true
      slot.adopt(offer)
      setStatus('open')
    },
    discard: () => {
      setStatus('open')
      slot.adopt(offer)
      void forget()
    },
    forget,
    isBeside: (stored: string) => isParallelDraft(key.document, stored) && !slot.isOwn(stored),
    take: async (stored: string, taken: Values) => {
      mayBeKept.current = true
      if (isDirty) await keepDraft(parallelDraftKey(key, Date.now()), values)
      await slot.keep(taken)
      await dropDraft({ ...key, document: stored })
    },
  }
}

function keepUnkept<Values>(slot: DraftSlot, unkept: { current: Values | undefined }) {
  if (unkept.current === undefined) return
  void slot.keep(unkept.current)
  unkept.current = undefined
}
