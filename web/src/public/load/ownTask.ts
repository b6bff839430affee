/**
 * Imported before the page's own modules: it ends the task in which React and styled-components were evaluated, so that
 * the browser can answer before the next one begins.
 */
await new Promise((resolve) => setTimeout(resolve))

export {}
