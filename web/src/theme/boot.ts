import { schemeOf, storedMode } from './mode'

/* Stands in every page's <head> (web/build/inline.ts): the chosen theme is there before the first paint. */
document.documentElement.dataset.theme = schemeOf(storedMode())
