import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The query parameter with the id of the open message. */
const name = 'open'

/** Marks history entries that opened a message from its list: closing goes back there. */
const openedHere = { wasOpened: true }
const wasOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'wasOpened' in state

/**
 * Returns the open message's id, which is in the address, and functions to open and close. The address can be shared
 * and reloaded, and the browser's back button closes the message.
 */
export function useOpened() {
  const [params] = useSearchParams()
  const location = useLocation()
  const { state } = location
  const navigate = useNavigate()
  const id = params.get(name) ?? undefined
  // Going back takes a moment, so a second key press is ignored meanwhile. It may lead to the same message again, so
  // this compares locations instead of ids.
  const leaving = useRef<unknown>(undefined)
  useEffect(() => {
    if (leaving.current !== location) leaving.current = undefined
  })
  const addressOf = (id: string | undefined) => {
    const address = new URLSearchParams(params)
    if (id === undefined) address.delete(name)
    else address.set(name, id)
    return { search: address.toString() }
  }
  return {
    id,
    /** Returns the props of a link that opens a message. */
    linkTo: (id: string) => ({ to: addressOf(id), state: openedHere }),
    open: (id: string) => void navigate(addressOf(id), { state: openedHere }),
    goTo: (id: string) => void navigate(addressOf(id), { replace: true, state }),
    close: () => {
      if (id === undefined || leaving.current === location) return
      leaving.current = location
      void (wasOpenedHere(state) ? navigate(-1) : navigate(addressOf(undefined), { replace: true }))
    },
  }
}
