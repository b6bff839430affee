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
/**
 * Duration of the toast in ms: enough to read, decide, and reach it by keyboard. Pointer or focus on it pauses the
 * time.
 */
const durationMs = 10_000

/** The last step that can be undone. Earlier ones are no longer offered. */
let offered: object | undefined
/** The step's undo function before its toast exists, because a key may be pressed before the server answers. */
let soon: { undo: () => void; until: number } | undefined

/** Makes a step the last one that can be undone. */
export function offerUndo(step: object, undo?: () => void) {
  offered = step
  soon = undo && { undo, until: Date.now() + durationMs }
  toast.remove(id)
}

/** Undoes the last step while its toast is shown or about to be. */
export function undoLast() {
  const last = soon
  if (!offered || !last || Date.now() > last.until) return
  endUndo(offered)
  last.undo()
}

/** Ends the offer to undo a step. */
export function endUndo(step: object) {
  if (offered !== step) return
  offered = undefined
  soon = undefined
  toast.remove(id)
}

/** Shows a toast about a step, with an undo button while it is the last one. */
export function showUndoToast(
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

/** Returns a function that shows a toast about a step in a form, with an undo button while the form is mounted. */
export function useUndoToast() {
  const step = useRef({})
  useEffect(() => {
    const own = step.current
    return () => endUndo(own)
  }, [])
  return (title: string, undo: () => void) => {
    offerUndo(step.current)
    showUndoToast(step.current, 'success', title, undefined, undo)
  }
}

let cameFrom: Element | null = null

/** The toast's undo button, and its key while the toast is shown. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('console')
  const handleClick = () => {
    onUndo()
    // The button disappears, so the focus returns to where it came from. A dialog handles its own focus.
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
