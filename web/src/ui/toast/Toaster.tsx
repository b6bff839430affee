import toast, { Toaster as HotToaster } from 'react-hot-toast'
import { color, font, radius } from '../../theme/tokens'
import { useHasDialog } from '../dialog/openDialogs'

/**
 * Where all toasts appear. Each toast says by itself how it is announced; the mark around them keeps a dialog, which
 * hides the page behind it, from hiding them too. What they lie over can be pressed through them; a dialog's answers
 * stand at its end, so over a dialog they are at the top.
 */
export function Toaster() {
  const hasDialog = useHasDialog()
  return (
    <div aria-live="off">
      <HotToaster
        position={hasDialog ? 'top-center' : 'bottom-center'}
        containerStyle={{ insetBlockEnd: '5rem' }}
        toastOptions={{
          duration: 5000,
          style: {
            pointerEvents: 'none',
            maxInlineSize: '26rem',
            background: color.raised,
            color: color.ink,
            border: `1px solid ${color.lineStrong}`,
            borderRadius: radius.medium,
            boxShadow: color.shadow,
            font: `500 1rem/1.4 ${font.text}`,
          },
          success: { iconTheme: { primary: color.secondary, secondary: color.onSecondary } },
          error: {
            duration: 8000,
            iconTheme: { primary: color.danger, secondary: color.onDanger },
          },
        }}
      />
    </div>
  )
}

const words = (title: string, text?: string) =>
  text ? (
    <span>
      <strong>{title}</strong>
      <br />
      {text}
    </span>
  ) : (
    title
  )

const errors = new Set<string>()

/** The one toast: a title and, where there is more to say, a sentence. What is said again takes its own place. */
export const notify = {
  success: (title: string, text?: string) => toast.success(words(title, text), { id: title }),
  error: (title: string, text?: string) => {
    errors.add(title)
    return toast.error(words(title, text), { id: title, ariaProps: { role: 'alert', 'aria-live': 'assertive' } })
  },
  /** Takes back at once what was said to have failed: somebody tries again, and may fail with the same words. */
  forgetErrors: () => {
    for (const id of errors) toast.remove(id)
    errors.clear()
  },
  info: (title: string, text?: string) => toast(words(title, text), { id: title }),
}
