import type { ContactMessage } from '@studio/domain/messages/message'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { forget, recall, remember } from '../../../../device/known'
import { setNote } from '../data'

/** What is typed and not kept in the outbox yet, and what the note was when the typing began. */
const Typed = v.object({ text: v.string(), base: v.string() })
type Typed = v.InferOutput<typeof Typed>

/** Nobody types for this long: what there is is saved, in ms. */
const pauseMs = 800
/** How long after a failure it is tried again, in ms. */
const retryMs = 5000

/**
 * A note while it is written: every letter lies on the device at once, and in the outbox after a pause, on leaving the
 * field and on closing. `step` says how far it has come. Give each message an instance of its own.
 */
export function useNote(message: ContactMessage) {
  const place = `note.${message.id}`
  const [typed, setTyped] = useState<Typed | undefined>(() => recall(place, Typed)?.value)
  const [step, setStep] = useState<'still' | 'kept' | 'published' | 'failed'>('still')
  /** How often the device could not keep the note. */
  const [failures, setFailures] = useState(0)
  const saving = useRef<string>(undefined)

  const type = (text: string) => {
    const next = { text, base: typed?.base ?? message.note }
    remember(place, { value: next, at: Date.now() })
    setTyped(next)
    setStep('still')
  }
  const save = () => {
    if (!typed || typed.text === saving.current) return
    const { text, base } = typed
    if (text === base) return settle(text)
    saving.current = text
    const { kept, published } = setNote({ ...message, note: base }, text)
    kept.then(
      () => {
        settle(text)
        setStep('kept')
      },
      () => {
        saving.current = undefined
        setStep('failed')
        setFailures((count) => count + 1)
      },
    )
    published.then(
      () => setStep((now) => (now === 'kept' ? 'published' : now)),
      () => setStep('failed'),
    )
  }
  /** What is kept is the outbox's; what was typed since goes on from it. */
  const settle = (text: string) => {
    saving.current = undefined
    const now = recall(place, Typed)?.value
    if (now && now.text !== text) {
      remember(place, { value: { ...now, base: text }, at: Date.now() })
      setTyped({ ...now, base: text })
      return
    }
    forget(place)
    setTyped(undefined)
  }

  const saveLast = useEffectEvent(save)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(saveLast, failures > 0 ? retryMs : pauseMs)
    return () => clearTimeout(timer)
  }, [typed, failures])
  useEffect(() => () => saveLast(), [])
  return { value: typed?.text ?? message.note, step, type, save }
}
