import { textParts } from './textParts'

/**
 * A text that a stranger wrote, as text: nothing in it is a link. Links, e-mails and phone numbers read from left to
 * right also inside Arabic.
 */
export function StrangersText({ children }: { children: string }) {
  let at = 0
  return textParts(children).map(({ text, isLtr }) => {
    const key = at
    at += text.length
    return isLtr ? (
      <bdi key={key} dir="ltr">
        {text}
      </bdi>
    ) : (
      text
    )
  })
}
