/** Focuses the field that a form names in `data-focus-on`, a translated one without its language, or its first one. */
export function focusFirst(form: HTMLElement | null) {
  if (!form) return
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=file]), textarea')]
  const { focusOn } = form.dataset
  const wanted = fields.find(({ name }) => name === focusOn || name.replace(/_[a-z]{2}$/, '') === focusOn)
  const field = wanted ?? fields[0]
  field?.focus({ preventScroll: wanted === undefined })
}
