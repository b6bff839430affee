import { nextTask } from './nextTask'

/*
 * Imported before all that hydrates a page: it ends the task in which React and styled-components were evaluated. The
 * first formatter of a page costs a slow phone 50 ms, whatever it formats; it has a task of its own too, and the prices
 * need it.
 */
await nextTask()
new Intl.NumberFormat()
await nextTask()
