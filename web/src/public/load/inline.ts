import { listenEarly } from './early'

/* Stands in the prerendered pages themselves (web/build/inline.ts). */
listenEarly()
