import { createContext } from 'react'

/**
 * Pictures that are still being made for a form. Each promise resolves to whether it succeeded. The form waits for them
 * before it saves.
 */
export const PicturesUnderWay = createContext<Set<Promise<boolean>>>(new Set())
