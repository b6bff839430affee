import { textParts } from './textParts'

/**
 * A stranger's text without clickable links. Links, emails and phone numbers read from left to right even inside
 * Arabic.
 */
export function UntrustedText({ children }: { children: string }) {
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
