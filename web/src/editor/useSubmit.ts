import type { Translated } from '@studio/domain/content/translation/sourceHashes'
import { type FormEvent, useState } from 'react'
import { notify } from '../ui/toast/Toaster'
import type { Mutation } from '../ui/toast/useMutationToast'
import type { Content, FormSnapshot } from './useContentForm'

interface SubmitOptions<Text extends string, Values extends Translated<Text>, Row extends Values> {
  content: Content<Text, Values, Row>
  onSave: (kept: FormSnapshot<Values, Row>) => Mutation
  /** Reports the invalid fields. */
  onRefuse: (wrong: object) => void
  onSaved: () => void
}

/** Saves a content form once, after its pending pictures are made. The form closes when the device has stored it. */
export function useSubmit<Text extends string, Values extends Translated<Text>, Row extends Values>({
  content: { form, kept, draft, guard, stamped },
  onSave,
  onRefuse,
  onSaved,
}: SubmitOptions<Text, Values, Row>) {
  const [pictures] = useState(() => new Set<Promise<boolean>>())
  const [isWaiting, setIsWaiting] = useState(false)

  const save = (values: Values) => {
    const saved = { ...kept, values: stamped(values) }
    // The device responds quickly. If it cannot store the values, they stay in the form.
    return onSave(saved).kept.then(
      () => {
        void draft.forget()
        guard.free()
        onSaved()
      },
      () => undefined,
    )
  }
  const submit = async () => {
    // Wait for pictures that are still being made. A failed one shows its error in its field.
    setIsWaiting(true)
    const made = await Promise.all(pictures)
    setIsWaiting(false)
    if (made.every(Boolean)) await form.handleSubmit(save, onRefuse)()
  }
  return {
    /** The value for the context `PicturesUnderWay`. */
    pictures,
    isSaving: form.formState.isSubmitting || isWaiting,
    handleSubmit: (event?: FormEvent) => {
      event?.preventDefault()
      if (isWaiting) return
      notify.forgetErrors()
      void submit()
    },
  }
}
