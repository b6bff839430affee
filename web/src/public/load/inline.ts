import { handleEarlyInput } from './earlyInput'

/* Inlined into the prerendered pages (web/build/inline.ts). */
handleEarlyInput()
