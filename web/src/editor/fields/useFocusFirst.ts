import { useCallback } from 'react'

/**
 * Returns a ref for a form that focuses one of its fields, a translated one without its language, or the first one. It
 * does so again if another field is asked for while the form is open.
 */
export const useFocusFirst = (focusOn: string | undefined) =>
  useCallback(
    (form: HTMLElement | null) => {
      if (!form) return
      const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=file]), textarea')]
      const wanted = fields.find(({ name }) => name === focusOn || name.replace(/_[a-z]{2}$/, '') === focusOn)
      const field = wanted ?? fields[0]
      field?.focus({ preventScroll: wanted === undefined })
    },
    [focusOn],
  )
