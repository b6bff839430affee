import { useEffect, useRef, useState } from 'react'
import { holdDirty } from '../../device/dirtyForm'
import type { Draft } from '../../device/draftFormat'
import { type DraftSlot, draftSlot } from '../../device/draftSlot'
import { type DraftForm, type DraftKey, keepDraft, keyBeside, readDraft } from '../../device/drafts'
import { useAccountId } from '../../lib/account'

/** How long after the last key it is kept, in ms. */
const debounceMs = 300

interface DraftOptions<Values> {
  /** Names the form among all forms. */
  form: DraftForm
  /** The document's id, or `newDocument`. */
  document: string
  /** What the form holds now. Leave out what must not be kept, such as passwords. */
  values: Values
  /** Whether it differs from what is stored. */
  isDirty: boolean
  /** Begin without looking for an older draft, because the form was opened with one. */
  skipOffer?: boolean
}

/**
 * Keeps on the device what is typed into a form, and finds it again after a reload, a crash or an expired sign-in.
 * - `status`: `looking` for an older draft, `offered` when there is one (show `offer`, and do not let anyone type
 *   before it is answered), then `open`. Nothing is kept before it is open.
 * - `accept`: goes on with the offer; put its values into the form. `discard`: removes it.
 * - `forget`: removes the draft, because the values are saved or no longer wanted.
 *
 * A draft exists only while the form is dirty: typed back to what it began with, the form drops it.
 *
 * Other tabs hear that a form is dirty (dirtyForm.ts).
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
  /** Whether there may be a draft on the device that this form has kept or goes on with. */
  const mayBeKept = useRef(false)

  useEffect(() => {
    if (skipOffer) return
    let isWanted = true
    const show = (found: Draft<Values> | undefined) => {
      if (!isWanted) return
      setOffer(found)
      setStatus(found ? 'offered' : 'open')
    }
    // Typing that has begun goes on; the older draft is stored beside it.
    const showLate = (found: Draft<Values>) => {
      if (mayBeKept.current) void keepDraft(keyBeside(key, found.at), found.values)
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
      // The form goes away, perhaps because the sign-in has expired or something in it broke: keep the last words.
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
  }
}

function keepUnkept<Values>(slot: DraftSlot, unkept: { current: Values | undefined }) {
  if (unkept.current === undefined) return
  void slot.keep(unkept.current)
  unkept.current = undefined
}
