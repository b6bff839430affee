import { onDeviceScheme, showMode, shownMode, storedMode } from './mode'

/* Stands in every page's <head> (web/build/inline.ts): the chosen theme is there before the first paint, and follows the
   device where that was chosen. */
showMode(storedMode())
onDeviceScheme(() => showMode(shownMode()))
