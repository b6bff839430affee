/* Events on the page since the test began. They show the target of a click that was lost on a busy machine. */

const lines: string[] = []
const note = (what: string) => lines.push(`${Math.round(performance.now())} ms  ${what}`)

for (const name of ['mousedown', 'mouseup', 'click', 'submit'])
  addEventListener(
    name,
    ({ target }) => target instanceof Element && note(`${name} ${target.tagName} ${target.textContent.slice(0, 30)}`),
    true,
  )

/** Toasts have disappeared by the time a test fails. */
const spoken = '[role=status], [role=alert]'
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof Element && (node.matches(spoken) || node.querySelector(spoken)))
      note(`said: ${node.textContent.slice(0, 100)}`)
}).observe(document, { subtree: true, childList: true })

/** Forgets all events at the start of a test. */
export const forgetHappened = () => lines.splice(0)

/** Returns the last events, one per line. */
export const happened = () => lines.slice(-40).join('\n')
