/** Leaves the page as a browser has it before any script: the same markup and styles, which React knows nothing of. */
export function takeReactAway() {
  const { innerHTML } = document.body
  document.body.replaceChildren()
  document.body.innerHTML = innerHTML
}
