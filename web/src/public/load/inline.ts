import { listenEarly } from './early'

/* Inlined into the prerendered pages (web/build/inline.ts). */
listenEarly()
