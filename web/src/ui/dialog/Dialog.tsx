import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, motion, radius, space } from '../../theme/tokens'
import { IconButton } from '../IconButton'
import { giveFocusBack } from './giveFocusBack'
import { useOpenDialog } from './openDialogs'

interface DialogProps {
  title: ReactNode
  /** One sentence under the title; what a screen reader says first. */
  description?: ReactNode
  /** Names the cross. An alert has none: the way out is its first button, which has the focus. */
  closeLabel?: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** The one dialog: open while it is rendered, closed by Escape, the backdrop and its cross; focus returns. */
export function Dialog({ title, description, closeLabel, isWide = false, onClose, children }: DialogProps) {
  useOpenDialog()
  const [opener] = useState(() => document.activeElement)
  const returnFocus = (event: Event) => {
    event.preventDefault()
    giveFocusBack(opener)
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Backdrop />
        <Content
          role={closeLabel ? 'dialog' : 'alertdialog'}
          $wide={isWide}
          onCloseAutoFocus={returnFocus}
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
          {description && <Description>{description}</Description>}
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
const Content = styled(Radix.Content)<{ $wide: boolean }>`
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
`
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(1)};
`
const Title = styled(Radix.Title)`
  font-size: clamp(1.3125rem, 5.8vw, 1.75rem);
  font-weight: 700;
`
const Description = styled(Radix.Description)`
  color: ${color.inkSoft};
  margin-block-end: ${space(2)};
`

/** The buttons at the end of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`
