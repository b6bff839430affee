import { CircleAlert, CircleCheck } from 'lucide-react'
import toast, { resolveValue, useToaster } from 'react-hot-toast/headless'
import styled from 'styled-components'
import { breakpoint, color, font, motion, radius, space } from '../../theme/tokens'
import { useHasDialog } from '../dialog/openDialogs'

/** Duration of a toast, in ms. Errors take longer to read. */
const durations = { duration: 5000, error: { duration: 8000 } }

/** Position of a toast about a field that the page scrolls to: at the bottom it could cover the field. */
export const underHeader = 'top-center'

/**
 * The container of all toasts. Each toast sets how it is announced. The attribute on the container keeps an open
 * dialog, which hides the page behind it, from hiding the toasts too. In the console toasts have a reserved area
 * (--toasts): at the bottom of a small window, or under the side links of a large one. Elsewhere the area around them
 * lets presses through. Over a dialog they appear at the top, because the dialog's buttons are at the bottom.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(durations)
  const hasDialog = useHasDialog()
  return (
    <ToastArea
      ref={measure}
      aria-live="off"
      data-toasts
      data-top={hasDialog}
      data-under-header={toasts.some(({ position }) => position === underHeader)}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} data-gone={!one.visible} {...one.ariaProps}>
          {one.type === 'success' && <CircleCheck aria-hidden size={20} color={color.secondary} />}
          {one.type === 'error' && <CircleAlert aria-hidden size={20} color={color.danger} />}
          <span>{resolveValue(one.message, one)}</span>
        </ToastCard>
      ))}
    </ToastArea>
  )
}

/** Writes the height of the toasts into `--toasts`, in px. */
function measure(place: HTMLElement | null) {
  if (!place) return undefined
  const root = document.documentElement
  const observer = new ResizeObserver(() => {
    const room = `${place.offsetHeight}px`
    // Skips needless writes: each one recomputes the styles of all elements, and public pages rarely have toasts.
    if (room !== (root.style.getPropertyValue('--toasts') || '0px')) root.style.setProperty('--toasts', room)
  })
  observer.observe(place, { box: 'border-box' })
  return () => {
    observer.disconnect()
    root.style.removeProperty('--toasts')
  }
}

const ToastArea = styled.div`
  position: fixed;
  inset: auto 1rem 5rem;
  z-index: 9999;
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: ${space(1)};
  pointer-events: none;
  &[data-top='true'] {
    inset-block: 1rem auto;
    flex-direction: column;
  }
  body:has([data-console]) && {
    inset: auto 0 0;
    flex-direction: column-reverse;
    background: ${color.ground};
    pointer-events: auto;
    &:not(:empty) {
      padding: ${space(1)} ${space(1)} max(${space(1)}, env(safe-area-inset-bottom));
      border-block-start: 1px solid ${color.line};
    }
    ${breakpoint.large} {
      inset-inline-end: auto;
      inline-size: 14rem;
      background: ${color.sunken};
      &:not(:empty) {
        border-inline-end: 1px solid ${color.line};
      }
    }
    > * {
      max-inline-size: min(26rem, 100%);
      overflow-wrap: anywhere;
    }
  }
  &[data-under-header='true'] {
    inset-block: 5rem auto;
    flex-direction: column;
  }
`
const ToastCard = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: 26rem;
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  font: 500 1rem/1.4 ${font.text};
  white-space: pre-line;
  transition: opacity ${motion.quick}, transform ${motion.quick};
  @starting-style {
    opacity: 0;
    transform: translateY(0.5rem);
  }
  &[data-gone='true'] {
    opacity: 0;
  }
  svg {
    flex: none;
  }
  button {
    pointer-events: auto;
  }
`

/** A toast's title, and a sentence below it if there is one. */
export const toastWords = (title: string, text?: string) =>
  text ? (
    <span>
      <strong>{title}</strong>
      <br />
      <span>{text}</span>
    </span>
  ) : (
    <span>{title}</span>
  )

const errors = new Set<string>()

/** Shows toasts. A toast with the same title replaces the earlier one. */
export const notify = {
  success: (title: string, text?: string) => toast.success(toastWords(title, text), { id: title }),
  error: (title: string, text?: string, position?: typeof underHeader) => {
    errors.add(title)
    const ariaProps = { role: 'alert', 'aria-live': 'assertive' } as const
    return toast.error(toastWords(title, text), { id: title, ariaProps, ...(position && { position }) })
  },
  /** Removes error toasts at once when the user retries, because the same error may follow. */
  forgetErrors: () => {
    for (const id of errors) toast.remove(id)
    errors.clear()
  },
  info: (title: string, text?: string) => toast(toastWords(title, text), { id: title }),
}
