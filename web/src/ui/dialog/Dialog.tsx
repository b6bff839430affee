import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { directionOf } from '../../lib/directionOf'
import { isComposing } from '../../lib/isComposing'
import { breakpoint, color, motion, radius, space } from '../../theme/tokens'
import { touchTargets } from '../../theme/touchTargets'
import { IconButton } from '../IconButton'
import { giveFocusBack } from './giveFocusBack'
import { listPlaceOf } from './listPlace'
import { useOpenDialog } from './openDialogs'

interface DialogProps {
  title: ReactNode
  /** The name of the affected item; shown before the description. */
  about?: string | undefined
  /** One sentence under the title; screen readers announce it first. */
  description?: ReactNode
  /** The close button's label. An alert has no close button: its first button has the focus and closes it. */
  closeLabel?: string
  isWide?: boolean
  /** Fills a phone's whole screen without padding at the end, for a picture. */
  isEdgeToEdge?: boolean
  /** The element that gets the focus first, if it is not the close button or the first button. */
  focusOn?: RefObject<HTMLElement | null>
  /** Called when the dialog is rendered, before it takes the focus. */
  onOpened?: () => void
  onClose: () => void
  /** Called when the dialog is closed and has returned the focus. */
  onClosed?: () => void
  children: ReactNode
}

/** A dialog, open while it is rendered. Escape, the backdrop and the close button close it; the focus returns. */
export function Dialog({
  title,
  about,
  description,
  closeLabel,
  isWide = false,
  isEdgeToEdge = false,
  focusOn,
  onOpened,
  onClose,
  onClosed,
  children,
}: DialogProps) {
  useOpenDialog()
  const [opener] = useState(() => document.activeElement)
  const [place] = useState(() => listPlaceOf(opener))
  const returnFocus = (event: Event) => {
    event.preventDefault()
    giveFocusBack(opener, place)
    onClosed?.()
  }
  const giveFocus = (event: Event) => {
    onOpened?.()
    if (!focusOn?.current) return
    event.preventDefault()
    focusOn.current.focus()
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Backdrop />
        <Content
          role={closeLabel ? 'dialog' : 'alertdialog'}
          $wide={isWide}
          $edgeToEdge={isEdgeToEdge}
          onOpenAutoFocus={giveFocus}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          onInteractOutside={stayForToasts}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Head>
            <Title>{title}</Title>
            {closeLabel && (
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <X aria-hidden size={20} />
                </IconButton>
              </Radix.Close>
            )}
          </Head>
          {description && (
            <Description>
              {about && (
                <About>
                  <bdi dir={directionOf(about)}>{about}</bdi>
                </About>
              )}
              <span>{description}</span>
            </Description>
          )}
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Keeps the dialog open if a toast above it was pressed, even if the toast is gone by now. */
function stayForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && (!target.isConnected || target.closest('[data-toasts]'))) event.preventDefault()
}

const fade = keyframes`
  from { opacity: 0; }
`
/* Replaces Radix.Overlay, which would lock the page's scrolling in a way that the policy blocks (openDialogs.ts). */
const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  pointer-events: auto;
  background: ${color.backdrop};
  animation: ${fade} ${motion.quick};
`
const Content = styled(Radix.Content)<{ $wide: boolean; $edgeToEdge: boolean }>`
  position: fixed;
  inset: 0;
  z-index: 40;
  margin: auto;
  inline-size: min(${({ $wide }) => ($wide ? '60rem' : '32rem')}, calc(100vw - 2rem));
  block-size: fit-content;
  max-block-size: calc(100dvh - 2rem);
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${color.shadow};
  animation: ${fade} ${motion.calm};
  ${({ $edgeToEdge }) =>
    $edgeToEdge &&
    css`${breakpoint.phone} {
      display: flex;
      flex-direction: column;
      inline-size: 100%;
      block-size: auto;
      max-block-size: none;
      margin: 0;
      padding-block-end: 0;
      border: 0;
      border-radius: 0;
    }`}
  /* In the console toasts have a reserved area: at the bottom, or under the side links. */
  body:has([data-console]) & {
    inset-block-end: var(--toasts, 0px);
    max-block-size: calc(100dvh - 2rem - var(--toasts, 0px));
    ${breakpoint.phone} {
      ${touchTargets}
    }
    ${breakpoint.large} {
      inset-block-end: 0;
      inset-inline-start: ${({ $wide }) => ($wide ? '14rem' : 0)};
      inline-size: min(${({ $wide }) => ($wide ? '60rem, calc(100vw - 16rem)' : '32rem')});
      max-block-size: calc(100dvh - 2rem);
    }
  }
`
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(1)};
  /* The close button is taller than a line of the title beside it. */
  > button {
    flex: none;
    margin-block: ${space(-1)};
    margin-inline-end: ${space(-1)};
  }
`
const Title = styled(Radix.Title)`
  /* Scripts without the studio's narrow face take more room. */
  font-size: calc(clamp(1.3125rem, 5.8vw, 1.75rem) * (1 - var(--air) / 2));
  font-weight: 700;
`
const Description = styled(Radix.Description)`
  color: ${color.inkSoft};
  margin-block-end: ${space(2)};
`
const About = styled.strong`
  display: block;
  margin-block-end: ${space(0.5)};
  color: ${color.ink};
  overflow-wrap: anywhere;
`

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`
