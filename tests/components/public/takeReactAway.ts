/** Leaves the page as it is before any script: the same markup and styles, but unknown to React. */
export function takeReactAway() {
  const { innerHTML } = document.body
  document.body.replaceChildren()
  document.body.innerHTML = innerHTML
}
