import { nextTask } from './nextTask'

/*
 * Imported first by the code that hydrates a page. It ends the task in which React and styled-components were
 * evaluated. A page's first number formatter takes a slow phone 50 ms and is needed for the prices, so it gets its own
 * task.
 */
await nextTask()
new Intl.NumberFormat()
await nextTask()
