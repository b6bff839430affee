import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../Button'
import { giveFocusBack } from '../dialog/giveFocusBack'
import { useShortcut } from '../keyboard/useShortcut'
import { notify, toastWords } from './Toaster'

const id = 'undo'
/** Long enough to read, to decide, and to get there by keyboard; the pointer or the focus on it stops the clock. */
const durationMs = 10_000

/** What can be taken back now: the last such step; an older one is no longer offered. */
let offered: object | undefined
/** What does so before its toast is there: a key may come faster than the server's answer. */
let soon: { undo: () => void; until: number } | undefined

/** From now on this step is the last one. */
export function offerUndo(step: object, undo?: () => void) {
  offered = step
  soon = undo && { undo, until: Date.now() + durationMs }
  toast.remove(id)
}

/** Takes the last step back while its toast is there, or is still to come. */
export function undoLast() {
  const last = soon
  if (!offered || !last || Date.now() > last.until) return
  endUndo(offered)
  last.undo()
}

/** A step can be taken back no more. */
export function endUndo(step: object) {
  if (offered !== step) return
  offered = undefined
  soon = undefined
  toast.remove(id)
}

/** Says something of a step, with a button that takes it back as long as it is the last one. */
export function sayOf(
  step: object,
  tone: 'info' | 'success',
  title: string,
  text: string | undefined,
  undo: () => void,
) {
  if (offered !== step) return notify[tone](title, text)
  soon = { undo, until: Date.now() + durationMs }
  const message = (
    <Row>
      {toastWords(title, text)}
      <UndoButton
        onUndo={() => {
          endUndo(step)
          undo()
        }}
      />
    </Row>
  )
  if (tone === 'success') toast.success(message, { id, duration: durationMs })
  else toast(message, { id, duration: durationMs })
}

/** Says what was done in a form, with a button that takes it back while the form is there. */
export function useUndoToast() {
  const step = useRef({})
  useEffect(() => {
    const own = step.current
    return () => endUndo(own)
  }, [])
  return (title: string, undo: () => void) => {
    offerUndo(step.current)
    sayOf(step.current, 'success', title, undefined, undo)
  }
}

let cameFrom: Element | null = null

/** The button in the toast, and its key for as long as it is there. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('console')
  const handleClick = () => {
    onUndo()
    // The button goes: the keyboard goes on where it came from. A dialog keeps it by itself.
    if (!document.querySelector('[role$=dialog]')) giveFocusBack(cameFrom)
    cameFrom = null
  }
  useShortcut('undo', onUndo)
  return (
    <Button
      small
      variant="line"
      aria-keyshortcuts="Control+Z"
      onFocus={({ relatedTarget }) => {
        cameFrom = relatedTarget
      }}
      onClick={handleClick}
    >
      {t('admin.history.undo.button')}
    </Button>
  )
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`
