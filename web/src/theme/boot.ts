import { onDeviceScheme, showMode, shownMode, storedMode } from './mode'

/* Inlined into every page's <head> (web/build/inline.ts). Sets the chosen theme before the first paint, and follows
   the device in 'system' mode. */
showMode(storedMode())
onDeviceScheme(() => showMode(shownMode()))
