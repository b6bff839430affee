import type { ContactMessage } from '@studio/domain/messages/message'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { forget, recall, remember } from '../../../device/remembered'
import { setNote } from '../data'

/** Typed text that is not in the outbox yet, and the note when the typing began. */
const Typed = v.object({ text: v.string(), base: v.string() })
type Typed = v.InferOutput<typeof Typed>

/** The pause in typing after which the note is saved, in ms. */
const pauseMs = 800
/** The delay before a retry after a failure, in ms. */
const retryMs = 5000

/**
 * Returns a note while it is edited. Each keystroke is stored on the device. The note goes into the outbox after a
 * pause, on blur and on unmount. `step` is its progress. Use one instance for each message.
 */
export function useNote(message: ContactMessage) {
  const place = `note.${message.id}`
  const [typed, setTyped] = useState<Typed | undefined>(() => recall(place, Typed)?.value)
  const [step, setStep] = useState<'still' | 'kept' | 'published' | 'failed'>('still')
  /** Number of times that the device could not store the note. */
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
  /** Called once a text is in the outbox. Text typed since then uses it as its new base. */
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
