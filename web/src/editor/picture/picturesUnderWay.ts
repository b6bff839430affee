import { createContext } from 'react'

/** The pictures that a form is making; each says in the end whether it was made. A form waits for them before it saves. */
export const PicturesUnderWay = createContext<Set<Promise<boolean>>>(new Set())
