import { FloatingChat } from './FloatingChat'
import { StickyBar } from './StickyBar'

/** The ways to the chat that are always at hand. */
export function ChatBar() {
  return (
    <>
      <FloatingChat />
      <StickyBar />
    </>
  )
}
