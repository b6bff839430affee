import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { directionOf } from '../../lib/directionOf'
import { isComposing } from '../../lib/isComposing'
import { fingers } from '../../theme/fingers'
import { breakpoint, color, motion, radius, space } from '../../theme/tokens'
import { IconButton } from '../IconButton'
import { giveFocusBack } from './giveFocusBack'
import { listPlaceOf } from './listPlace'
import { useOpenDialog } from './openDialogs'

interface DialogProps {
  title: ReactNode
  /** The name of what it is about; said before the sentence. */
  about?: string | undefined
  /** One sentence under the title; what a screen reader says first. */
  description?: ReactNode
  /** Names the cross. An alert has none: the way out is its first button, which has the focus. */
  closeLabel?: string
  isWide?: boolean
  /** Takes a phone's whole screen, with no room under what stands last: for a picture. */
  isEdgeToEdge?: boolean
  /** What has the focus first, where that is not the cross or the first button. */
  focusOn?: RefObject<HTMLElement | null>
  /** Called when it is drawn and about to take the focus. */
  onOpened?: () => void
  onClose: () => void
  /** Called when it is gone and has given the focus back. */
  onClosed?: () => void
  children: ReactNode
}

/** The one dialog: open while it is rendered, closed by Escape, the backdrop and its cross; focus returns. */
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

/** A toast lies over the dialog: what is pressed in it closes nothing, also when it is gone by the time this is asked. */
function stayForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && (!target.isConnected || target.closest('[data-toasts]'))) event.preventDefault()
}

const fade = keyframes`
  from { opacity: 0; }
`
const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
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
  /* In the console the toasts have their own place, at the foot or under the side links. */
  body:has([data-console]) & {
    inset-block-end: var(--toasts, 0px);
    max-block-size: calc(100dvh - 2rem - var(--toasts, 0px));
    ${breakpoint.phone} {
      ${fingers}
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
  /* The cross is larger than a line of the title, with which it stands in a row. */
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

/** The buttons at the end of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`
