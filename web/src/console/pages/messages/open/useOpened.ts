import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** What the address of the list carries for the message that is open. */
const name = 'open'

/** Marks a step of the history that opened a message out of its list: closing goes back there. */
const openedHere = { wasOpened: true }
const wasOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'wasOpened' in state

/** Which message is open stands in the address: it can be shared, reloaded, and the way back closes it. */
export function useOpened() {
  const [params] = useSearchParams()
  const location = useLocation()
  const { state } = location
  const navigate = useNavigate()
  const id = params.get(name) ?? undefined
  // The way back takes a moment: a key that is pressed twice must not go two steps. It may lead to the same message.
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
    /** A link that opens a message. */
    linkTo: (id: string) => ({ to: addressOf(id), state: openedHere }),
    open: (id: string) => void navigate(addressOf(id), { state: openedHere }),
    /** Shows another message in the place of the open one. */
    goTo: (id: string) => void navigate(addressOf(id), { replace: true, state }),
    close: () => {
      if (id === undefined || leaving.current === location) return
      leaving.current = location
      void (wasOpenedHere(state) ? navigate(-1) : navigate(addressOf(undefined), { replace: true }))
    },
  }
}
